import type { ErrorCode } from '../../errors/catalogue.ts'
import type { AlertVariant } from '../../protocol/kit-state.ts'
import type { Messages } from '../../protocol/messages.ts'

export type Alert = {
  code: ErrorCode
  variant: AlertVariant
  details: Readonly<Record<string, string>>
}
/** `raised`: all codes that were raised so far. */
export type AlertContext = { alert: Alert | null; raised: readonly ErrorCode[] }
export type AlertEvent = Messages['alert']
/** Sent to the actor that logs alerts. */
export type ReportEvent = { type: 'report' } & Alert

import type { ErrorCode } from '../../errors/catalogue.ts'
import type { AlertVariant } from '../../protocol/kit-state.ts'

export type Alert = {
  code: ErrorCode
  variant: AlertVariant
  details: Readonly<Record<string, string>>
}
export type AlertContext = { alert: Alert | null; raised: readonly ErrorCode[] }
export type AlertEvent = ({ type: 'raise'; once: boolean } & Alert) | { type: 'dismiss' }
export type ReportEvent = { type: 'report' } & Alert

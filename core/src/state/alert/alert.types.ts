import type { AlertVariant } from '../../contracts/kit-state.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'

export type Alert = {
  code: ErrorCode
  variant: AlertVariant
  details: Readonly<Record<string, string>>
}
export type AlertContext = { alert: Alert | null; raised: readonly ErrorCode[] }
export type AlertEvent = ({ type: 'raise'; once: boolean } & Alert) | { type: 'dismiss' }
export type ReportEvent = { type: 'report' } & Alert

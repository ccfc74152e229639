import type { ErrorCode } from '../../errors/catalogue.ts'
import type { AlertVariant } from '../../protocol/kit-state.ts'
import type { Messages } from '../../protocol/messages.ts'

export type Alert = {
  code: ErrorCode
  variant: AlertVariant
  details: Readonly<Record<string, string>>
}
/** Facts that hints name: the origin of the page, and whether the kit has a project id. */
export type AlertInput = { origin: string; projectId: 'given' | 'missing' }
/**
 * `open`: the alerts that were not dismissed; the first one is shown. `raised`: all codes that were
 * raised so far.
 */
export type AlertContext = AlertInput & {
  open: readonly Alert[]
  raised: readonly ErrorCode[]
}
export type AlertEvent = Messages['alert']
export type RaiseEvent = Extract<AlertEvent, { type: 'raise' }>
/** Sent to the actor that logs alerts. */
export type ReportEvent = { type: 'report'; alert: Alert } & AlertInput

import type { TelemetryItem } from '../../domain/telemetry/telemetry-event.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import type { Messages } from '../../protocol/messages.ts'

/** `limit`: the maximum number of items that wait. */
export type TelemetryInput = { limit: number }
export type TelemetryContext = TelemetryInput & {
  /** Items received while the project's setting is read, oldest first. */
  waiting: readonly TelemetryItem[]
  /** When errors were sent, in ms since 1970, oldest first: those of the last 60 s. */
  errorTimes: readonly number[]
}
/** Reports of the actor that sends. `refused`: the service does not allow the page (status 403). */
export type SendEvent = { type: 'send.accepted' } | { type: 'send.refused'; code: ErrorCode }
export type TelemetryMachineEvent = Messages['telemetry'] | SendEvent
/** Emitted once until a later item is accepted. */
export type TelemetryEmitted = { type: 'telemetry.refused'; code: ErrorCode }

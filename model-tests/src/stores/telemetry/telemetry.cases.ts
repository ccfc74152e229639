import type {
  ErrorReport,
  TelemetryRecord,
} from '../../../../core/src/domain/telemetry/telemetry-event.ts'
import { catalogue } from '../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import type { telemetryMachine } from '../../../../core/src/stores/telemetry/telemetry.machine.ts'
import type { TelemetryInput } from '../../../../core/src/stores/telemetry/telemetry.types.ts'
import type { Cases } from '../../walker/machine-model.ts'

/** `small`: the second item that waits is dropped. */
export const telemetryInputs: Record<'default' | 'small', TelemetryInput> = {
  default: { limit: 100 },
  small: { limit: 1 },
}

export const recordAt = (timestamp: number): TelemetryRecord => ({
  timestamp,
  data: { type: 'track', event: 'MODAL_OPEN', properties: { connected: false } },
})
export const reportAt = (timestamp: number): ErrorReport => ({
  timestamp,
  event: 'API_ERROR',
  errorType: 'endpoint/refused',
  errorMessage: 'The endpoint refused the request (status {status})',
  stackTrace: '',
  uncaught: null,
})
export const unreachable = new KitError(catalogue, 'endpoint/unreachable')

/** Errors at one time, and after the window of five errors. The setting: on, off, not read. */
export const telemetryCases: Cases<typeof telemetryMachine> = {
  track: [{ record: recordAt(0) }],
  report: [{ report: reportAt(0) }, { report: reportAt(60_000) }],
  'send.refused': [{ code: 'config/origin-not-allowed' }],
  'xstate.done.actor.checkEnabled': [{ output: true }, { output: false }],
  'xstate.error.actor.checkEnabled': [{ error: unreachable }],
}

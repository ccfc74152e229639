export type { Fault, LoggedRequest } from '../faults/fault.types.ts'
export { startTelemetry } from './start-telemetry.ts'
export type {
  ErrorCategory,
  ErrorProps,
  Telemetry,
  TelemetryCaller,
  TelemetryItem,
  TelemetryOptions,
  TelemetryRecord,
  TrackProps,
} from './telemetry.types.ts'

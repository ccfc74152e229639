/** The code that sends telemetry. */
export { createTelemetry } from '../../clients/telemetry/create-telemetry.ts'
export { telemetryStore } from '../../stores/telemetry/telemetry.store.ts'

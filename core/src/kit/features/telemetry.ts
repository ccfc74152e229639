import { createTelemetry } from '../../clients/telemetry/create-telemetry.ts'
import { telemetryStore } from '../../stores/telemetry/telemetry.store.ts'

/** The code that sends telemetry. */
export const telemetryFeature = { telemetryStore, createTelemetry }

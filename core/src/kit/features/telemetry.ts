import { createTelemetry } from '../../clients/telemetry/create-telemetry.ts'
import { telemetryStore } from '../../stores/telemetry/telemetry.store.ts'
import { createErrorReports } from '../runtime/error-reports.ts'

/** The code that sends telemetry. */
export const telemetryFeature = { telemetryStore, createTelemetry, createErrorReports }

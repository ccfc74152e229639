import type { TelemetryBody } from './telemetry-event.ts'

/** The hosted telemetry service. */
export const hostedTelemetry = 'https://pulse.walletconnect.org'

/**
 * Receives events and errors: the http(s) URL of a service, or a function of the page. Null: they
 * are not sent.
 */
export type TelemetryReceiver = string | null | ((body: TelemetryBody) => unknown)

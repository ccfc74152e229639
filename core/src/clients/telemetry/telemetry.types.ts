import type { TelemetryItem } from '../../domain/telemetry/telemetry-event.ts'

/** The telemetry service, or the function of the page that receives events instead. */
export type Telemetry = {
  /** Whether the project has analytics turned on. False if the directory does not respond. */
  isEnabled(signal: AbortSignal): Promise<boolean>
  /**
   * Sends one item, once. Rejects with `config/origin-not-allowed` for status 403 and with
   * `endpoint/…` or `kit/…` for every other failure.
   */
  send(item: TelemetryItem, signal: AbortSignal): Promise<void>
}

import type { TelemetryRecord } from '../../domain/telemetry/telemetry-event.ts'

/**
 * An event of the kit with its time (ms since 1970), frozen at every depth. `data.properties`: null
 * for events without properties. They contain no address, pairing URI or signature (rule R21).
 */
export type KitEventRecord = TelemetryRecord

/**
 * The events of the kit, for the analytics of the page: each step of the visitor, also with
 * `features.analytics: false` and without a project id.
 */
export type EventsApi = {
  /** The latest event: `MODAL_CREATED` until the first other one. */
  get(): KitEventRecord
  /**
   * Calls the listener with each event, after the state of the kit has changed. Events arrive in
   * order, and none after `stop()`. Returns unsubscribe.
   */
  subscribe(listener: (event: KitEventRecord) => void): () => void
}

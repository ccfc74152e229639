import type { Recording } from '../../domain/recording.ts'

/**
 * `redact` replaces the built-in rule, which shortens addresses and hides secrets, URIs and e-mail
 * addresses. It receives every text with the name of its field and returns the text to record.
 */
export type RecordOptions = { redact?: (text: string, field: string) => string }

/** A recording in progress. `stop` ends it and returns the file. */
export type KitRecording = { stop(): Recording }

export type DevtoolsApi = {
  /**
   * Calls the observer with XState's inspection events of every machine of the kit. Machines that
   * are running already are reported at once, each as an `@xstate.actor` with its `snapshot`; the
   * last event is `@latchkit.stopped`. Returns unsubscribe.
   */
  inspect(observer: (event: object) => void): () => void
  /**
   * Records the kit until `stop()`, for a bug report that the visualizer replays. Loads its code on
   * the first call.
   */
  record(options?: RecordOptions): Promise<KitRecording>
}

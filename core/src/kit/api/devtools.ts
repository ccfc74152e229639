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
   * already run are reported immediately, each as an `@xstate.actor` event with its `snapshot`. Each
   * request to a wallet or over HTTP is an event `@latchkit.request`, not redacted, with `url`
   * (empty for a wallet), `method`, `params` and the promise `response`. The last event is
   * `@latchkit.stopped`. Returns unsubscribe.
   */
  inspect(observer: (event: object) => void): () => void
  /**
   * Records the steps and the requests of the kit until `stop()`. The visualizer replays recordings,
   * so that they can be attached to bug reports. The first call loads the code of the recorder.
   */
  record(options?: RecordOptions): Promise<KitRecording>
}

import type { FrameProblem } from '../../domain/embedded/frame-problem.ts'
import type { FrameAnswer, FramePayload, FrameRequestName } from './frame-requests.ts'

/** Events of the frame that answer no request. */
export type FrameEvent =
  /**
   * The frame lost every open request and the data of the page: it reloaded itself, showed another
   * page, was removed by a script of the page, or is replaced (`renew`).
   */
  | { type: 'reloaded' }
  /** The frame has another session. */
  | { type: 'session.updated'; token: string }
  /** `embedded/unverified-domain` is emitted once. */
  | { type: 'failed'; code: FrameProblem }

/** Calls the frame of the embedded wallet. */
export type FrameClient = {
  /** The origin of the frame, to which alone messages are sent. */
  readonly origin: string
  /**
   * Adds the frame to the page unless it is there, and resolves when it is ready. Rejects with
   * `embedded/frame-not-loaded` when it cannot be loaded, or is not ready within 20 s, and with
   * `embedded/frame-blocked` when the content security policy of the page blocks it.
   */
  load(signal: AbortSignal): Promise<void>
  /**
   * Sends a request, and resolves with its answer. Rejects with the code of a cause that the text of
   * the frame states (`frame-errors.ts`), `embedded/frame-refused` (another text),
   * `embedded/frame-error` (the frame states none, or its answer is invalid: fault F5),
   * `embedded/unverified-domain` (the frame rejects the origin of the page), an `rpc/…` code for an
   * error code of EIP-1193, `embedded/request-timed-out` (after 30 s, unless the visitor decides),
   * `embedded/request-aborted` or `embedded/aborted` (the frame reloaded), `embedded/frame-missing`
   * and `rpc/invalid-params` (the payload has another shape; nothing is sent). `onLate`: for a request
   * on which the visitor decides. If `signal` aborts after the request was posted, the frame is
   * hidden, and a successful answer that still arrives is passed to `onLate`.
   */
  request<Name extends FrameRequestName>(
    name: Name,
    payload: FramePayload<Name>,
    signal: AbortSignal,
    onLate?: (answer: unknown) => void,
  ): Promise<FrameAnswer<Name>>
  /**
   * Replaces the frame if it holds a request that was given up, so that the visitor cannot approve
   * that one together with the next. Its answer is still received for two minutes.
   */
  renew(): void
  subscribe(listener: (event: FrameEvent) => void): () => void
  /** Draws the frame over a box, in CSS pixels relative to the viewport. Null hides it. */
  place(box: { top: number; left: number; width: number; height: number } | null): void
  /** Loads the frame again, and resolves when it is ready. */
  reload(signal: AbortSignal): Promise<void>
  /** Removes the frame. Every open request is rejected with `kit/stopped`. */
  stop(): void
}

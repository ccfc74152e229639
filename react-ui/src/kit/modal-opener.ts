import { isKitError, type Kit, type OpenOptions } from '@latchkit/core'
import { createEmitter } from '@latchkit/core/internal'

/**
 * Opens the modal. If the kit's code fails to load (fault P4), it keeps a retry for `Modal` to
 * offer.
 */
export type ModalOpener = {
  /** Retries the failed `open`. Null if none failed. */
  getSnapshot(): (() => void) | null
  subscribe(listener: () => void): () => void
  /** Never rejects: a failure becomes the retry. */
  open(options?: OpenOptions): Promise<void>
  /** Drops the retry. */
  dismiss(): void
}

/** Creates the opener of a kit. */
export function createModalOpener(kit: Kit): ModalOpener {
  const emitter = createEmitter<void>()
  let retry: (() => void) | null = null
  const setRetry = (next: (() => void) | null) => {
    retry = next
    emitter.emit()
  }
  const open = (options?: OpenOptions): Promise<void> =>
    kit.open(options).then(
      () => setRetry(null),
      (error) => {
        const shown = kit.state.getSnapshot().modal.phase === 'open'
        setRetry(shown || isKitError(error, 'kit/stopped') ? null : () => void open(options))
      },
    )
  return {
    getSnapshot: () => retry,
    subscribe: emitter.subscribe,
    open,
    dismiss: () => setRetry(null),
  }
}

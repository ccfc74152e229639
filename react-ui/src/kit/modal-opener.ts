import { isKitError, type Kit, type OpenOptions } from '@latchkit/core'
import { createEmitter } from '@latchkit/core/internal'

/**
 * Opens the modal. If that fails, for example because the kit's code did not load (fault P4),
 * stores a retry function, which `Modal` offers.
 */
export type ModalOpener = {
  /** Returns a function that repeats the failed `open`. Null if the last `open` did not fail. */
  getSnapshot(): (() => void) | null
  subscribe(listener: () => void): () => void
  /** Never rejects: after a failure, `getSnapshot` returns the retry function. */
  open(options?: OpenOptions): Promise<void>
  /** Removes the retry function. */
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
        // the browser logs code that did not load
        if (!isKitError(error, 'endpoint/unreachable'))
          console.error('[latchkit] The modal could not be opened', error)
        const isOpen = kit.state.getSnapshot().modal.phase === 'open'
        setRetry(isOpen || isKitError(error, 'kit/stopped') ? null : () => void open(options))
      },
    )
  return {
    getSnapshot: () => retry,
    subscribe: emitter.subscribe,
    open,
    dismiss: () => setRetry(null),
  }
}

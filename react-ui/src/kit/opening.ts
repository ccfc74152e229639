import { isKitError, type Kit, type OpenOptions } from '@latchkit/core'

/** Opening the modal where its code may fail to arrive (fault case P4): the retry is then kept until it is used or put away. */
export type Opening = {
  /** null: nothing failed. */
  getSnapshot(): (() => void) | null
  subscribe(listener: () => void): () => void
  /** Resolves in any case; what failed is shown. */
  open(options?: OpenOptions): Promise<void>
  forget(): void
}

/** Makes one for a kit; opens nothing. */
export function createOpening(kit: Kit): Opening {
  const listeners = new Set<() => void>()
  let retry: (() => void) | null = null
  const keep = (next: (() => void) | null) => {
    retry = next
    for (const listener of [...listeners]) listener()
  }
  const open = (options?: OpenOptions): Promise<void> =>
    kit.open(options).then(
      () => keep(null),
      (error) => {
        const shown = kit.store.getSnapshot().modal.phase === 'open'
        keep(shown || isKitError(error, 'kit/stopped') ? null : () => void open(options))
      },
    )
  return {
    getSnapshot: () => retry,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open,
    forget: () => keep(null),
  }
}

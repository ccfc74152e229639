import type { RemoteWalletState } from './remote-wallet.types.ts'

export type RemoteState = {
  get(): RemoteWalletState
  change(part: Partial<RemoteWalletState>): void
  subscribe(listener: () => void): () => void
}

/** Creates the state that the phone shows. `get` returns the same object until `change`. */
export function createRemoteState(initial: RemoteWalletState): RemoteState {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    change(part) {
      state = { ...state, ...part }
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import { createEmitter } from '../../platform/emitter.ts'

/**
 * Stores the state of each connected wallet of an adapter, such as the account and network in use:
 * wallets expect an account and a network in every request, and many wallets report neither. `Key`
 * identifies the wallet, by default by its connector id.
 */
export type ConnectionState<State, Key = string, Event = WalletEvent> = {
  /** Null if the wallet is not connected. */
  get(key: Key): State | null
  set(key: Key, state: State): void
  /** Merges `part` into the state of a connected wallet. Does nothing for any other wallet. */
  update(key: Key, part: Partial<State>): void
  delete(key: Key): void
  /** Emits an event that the adapter caused itself, such as a network switch. */
  emit(key: Key, event: Event): void
  /** Subscribes to the events of one wallet. Returns unsubscribe. */
  subscribe(key: Key, listener: (event: Event) => void): () => void
}

export function createConnectionState<State, Key = string, Event = WalletEvent>(): ConnectionState<
  State,
  Key,
  Event
> {
  const states = new Map<Key, State>()
  const emitter = createEmitter<{ key: Key; event: Event }>()
  return {
    get: (key) => states.get(key) ?? null,
    set: (key, state) => void states.set(key, state),
    update(key, part) {
      const state = states.get(key)
      if (state !== undefined) states.set(key, { ...state, ...part })
    },
    delete: (key) => void states.delete(key),
    emit: (key, event) => emitter.emit({ key, event }),
    subscribe: (key, listener) =>
      emitter.subscribe((emitted) => {
        if (emitted.key === key) listener(emitted.event)
      }),
  }
}

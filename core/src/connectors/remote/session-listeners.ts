import type { Connection } from '../../domain/account/account.ts'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { createEmitter, type Emitter } from '../../platform/emitter.ts'
import { diffSessions, type NamespaceSession } from './namespace-session.ts'
import type { NamespaceSessionEvent } from './namespace-sessions.ts'

type Listener = (event: WalletEvent) => void

/**
 * Listeners by namespace. `watch` replays the changes since the connection was returned (fault B9).
 */
export type SessionListeners = {
  /** Stores the state that a caller receives, and returns it. */
  recordReturned(connection: Connection): Connection
  /**
   * Subscribes, and first replays the changes since `recordReturned`. Without a session, emits
   * `disconnected` at once. Returns unsubscribe.
   */
  watch(namespace: Namespace, listener: Listener): () => void
  emit(namespace: Namespace, event: NamespaceSessionEvent): void
  stop(): void
}

export function createSessionListeners(
  sessionOf: (namespace: Namespace) => NamespaceSession | null,
): SessionListeners {
  const returned = new Map<Namespace, NamespaceSession>()
  const emitters = new Map<Namespace, Emitter<WalletEvent>>()
  return {
    recordReturned(connection) {
      const { namespace, caipNetworkId, accounts } = connection
      returned.set(namespace, { chain: caipNetworkId, accounts })
      return connection
    },
    watch(namespace, listener) {
      const current = sessionOf(namespace)
      if (current === null) {
        listener({ type: 'disconnected' })
        return () => {}
      }
      const emitter = emitters.get(namespace) ?? createEmitter<WalletEvent>()
      emitters.set(namespace, emitter)
      const unsubscribe = emitter.subscribe(listener)
      const before = returned.get(namespace)
      returned.delete(namespace)
      const missed = before === undefined ? [] : diffSessions(namespace, before, current)
      for (const change of missed) listener(toWalletEvent(change))
      return unsubscribe
    },
    emit(namespace, event) {
      if (event.type === 'wallet.event' || (event.type === 'disconnected' && event.byOtherTab))
        return
      const emitter = emitters.get(namespace)
      if (event.type === 'disconnected') emitters.delete(namespace)
      emitter?.emit(toWalletEvent(event))
    },
    stop: () => emitters.clear(),
  }
}

function toWalletEvent(
  event: Exclude<NamespaceSessionEvent, { type: 'wallet.event' }>,
): WalletEvent {
  if (event.type === 'disconnected') return { type: 'disconnected' }
  if (event.type === 'accounts.changed') return event
  const { type, caipNetworkId, accounts } = event
  return accounts === null ? { type, caipNetworkId } : { type, caipNetworkId, accounts }
}

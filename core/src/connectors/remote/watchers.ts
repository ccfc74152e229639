import type { Connection } from '../../domain/account/account.ts'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { createEmitter, type Emitter } from '../../platform/emitter.ts'
import { movesBetween, type Standing } from './standing.ts'
import type { StandingEvent } from './standings.ts'

type Listener = (event: WalletEvent) => void

/** Who listens to a namespace. What happened between being handed a connection and listening is not lost (fault case B9). */
export type Watchers = {
  /** This is what somebody was told; they will listen soon. */
  hand(connection: Connection): Connection
  watch(namespace: Namespace, listener: Listener): () => void
  tell(namespace: Namespace, event: StandingEvent): void
  stop(): void
}

export function createWatchers(standing: (namespace: Namespace) => Standing | null): Watchers {
  const handed = new Map<Namespace, Connection>()
  const emitters = new Map<Namespace, Emitter<WalletEvent>>()
  return {
    hand(connection) {
      handed.set(connection.namespace, connection)
      return connection
    },
    watch(namespace, listener) {
      const now = standing(namespace)
      if (now === null) {
        listener({ type: 'disconnected' })
        return () => {}
      }
      const emitter = emitters.get(namespace) ?? createEmitter<WalletEvent>()
      emitters.set(namespace, emitter)
      const unsubscribe = emitter.subscribe(listener)
      const known = handed.get(namespace)
      handed.delete(namespace)
      const missed =
        known === undefined
          ? []
          : movesBetween(namespace, { chain: known.caipNetworkId, accounts: known.accounts }, now)
      for (const move of missed) listener(walletEvent(move))
      return unsubscribe
    },
    tell(namespace, event) {
      if (event.type === 'said' || (event.type === 'disconnected' && event.quiet)) return
      const emitter = emitters.get(namespace)
      if (event.type === 'disconnected') emitters.delete(namespace)
      emitter?.emit(walletEvent(event))
    },
    stop: () => emitters.clear(),
  }
}

function walletEvent(event: Exclude<StandingEvent, { type: 'said' }>): WalletEvent {
  if (event.type === 'disconnected') return { type: 'disconnected' }
  if (event.type === 'accounts.changed') return event
  const { type, caipNetworkId, accounts } = event
  return accounts === null ? { type, caipNetworkId } : { type, caipNetworkId, accounts }
}

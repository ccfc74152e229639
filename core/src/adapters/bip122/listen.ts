import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import { createEmitter, type Emitter } from '../../platform/emitter.ts'
import type { Handle, News } from './handle.ts'
import type { Reached } from './handles.ts'
import type { Standings } from './standings.ts'

type Hear = (event: WalletEvent) => void

/** Who listens to which wallet, so that what we learn by asking is heard like what it says by itself. */
export type Listening = {
  /** Returns the stop. */
  listen(wallet: Reached, hear: Hear): () => void
  tell: (handle: Handle, ...news: Parameters<News>) => void
}

export function createListening(standings: Standings): Listening {
  const emitters = new Map<Handle, Emitter<Parameters<News>>>()
  return {
    listen({ client: handle }, hear) {
      const news: News = (shared) => {
        const before = standings.of(handle)
        if (shared === null) {
          standings.forget(handle)
          hear({ type: 'disconnected' })
          return
        }
        const { accounts, caipNetworkId } = standings.stand(handle, shared, before?.address ?? null)
        // an address is written differently on another network
        if (before !== null && before.caipNetworkId !== caipNetworkId)
          hear({ type: 'chain.changed', caipNetworkId, accounts })
        hear({ type: 'accounts.changed', accounts })
      }
      const emitter = emitters.get(handle) ?? createEmitter<Parameters<News>>()
      emitters.set(handle, emitter)
      const unsubscribe = emitter.subscribe((change) => news(...change))
      const leave = handle.listen(news)
      return () => {
        unsubscribe()
        leave()
      }
    },
    tell: (handle, ...change) => emitters.get(handle)?.emit(change),
  }
}

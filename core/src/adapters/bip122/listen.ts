import type { WalletEvent } from '../../domain/account/wallet-event.ts'
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
  const listeners = new Map<Handle, Set<News>>()
  return {
    listen({ handle }, hear) {
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
      const all = listeners.get(handle) ?? new Set()
      listeners.set(handle, all.add(news))
      const leave = handle.listen(news)
      return () => {
        all.delete(news)
        leave()
      }
    },
    tell(handle, shared) {
      for (const news of [...(listeners.get(handle) ?? [])]) news(shared)
    },
  }
}

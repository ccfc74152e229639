import type { RelayNews } from './relay.types.ts'

type Listener = (news: RelayNews) => void

/** Who wants to know what becomes of the session. */
export type News = {
  tell(news: RelayNews): void
  subscribe(listener: Listener): () => void
  stop(): void
}

export function createNews(): News {
  const listeners = new Set<Listener>()
  return {
    tell(news) {
      for (const listener of [...listeners]) if (listeners.has(listener)) listener(news)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop: () => listeners.clear(),
  }
}

import { createEmitter } from '../../platform/emitter.ts'
import type { RelayNews } from './relay.types.ts'

type Listener = (news: RelayNews) => void

/** Who wants to know what becomes of the session. */
export type News = {
  tell(news: RelayNews): void
  subscribe(listener: Listener): () => void
  stop(): void
}

export function createNews(): News {
  const emitter = createEmitter<RelayNews>()
  return { tell: emitter.emit, subscribe: emitter.subscribe, stop: emitter.clear }
}

import { KitError } from '../../errors/kit-error.ts'
import type { Clock } from '../../platform/platform.ts'
import { readSession } from './read-session.ts'
import type { RelayNews, RelaySession } from './relay.types.ts'

/** The one session there is. */
export type Keeper = {
  /** null also from the moment it has expired, whatever the SDK knows by then (fault case D6). */
  session(): RelaySession | null
  /** Aborted with `rpc/provider-disconnected` when that session ends. */
  life(): AbortSignal
  /** Takes over what the SDK says; null: it is no session, or an expired one. */
  adopt(raw: unknown): RelaySession | null
  /** Nothing when it is not the one that is kept. */
  end(topic: string, how?: { quiet: boolean }): void
}

export function createKeeper({
  clock,
  tell,
}: {
  clock: Clock
  tell(news: RelayNews): void
}): Keeper {
  let session: RelaySession | null = null
  let life = new AbortController()
  life.abort(new KitError('rpc/provider-disconnected'))

  const end: Keeper['end'] = (topic, { quiet } = { quiet: false }) => {
    if (session === null || session.topic !== topic) return
    const ended = session
    session = null
    life.abort(new KitError('rpc/provider-disconnected'))
    tell({ type: 'session.ended', session: ended, quiet })
  }
  const isOver = (one: RelaySession) => one.expiresAt <= clock.now()

  return {
    end,
    life: () => life.signal,
    session() {
      if (session !== null && isOver(session)) end(session.topic)
      return session
    },
    adopt(raw) {
      const read = readSession(raw)
      if (read === null || isOver(read)) return null
      const isKnown = session?.topic === read.topic
      if (session !== null && !isKnown) end(session.topic)
      session = read
      if (!isKnown) life = new AbortController()
      tell({ type: isKnown ? 'session.changed' : 'session.started', session: read })
      return read
    },
  }
}

import { rpcErrors } from '../../errors/areas/rpc.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Clock } from '../../platform/platform.ts'
import { parseSession } from './parse-session.ts'
import type { RelayEvent, RelaySession, SessionEnd } from './relay.types.ts'

/** Stores the one session of a kit. */
export type SessionStore = {
  /**
   * The current session. Null without one and as soon as it expires, even if the SDK still has it
   * (fault D6).
   */
  current(): RelaySession | null
  /** Aborts with `rpc/provider-disconnected` when the current session ends. */
  signal(): AbortSignal
  /** Parses and stores a session of the SDK. Returns null if it is invalid or expired. */
  set(session: unknown): RelaySession | null
  /** Ends the session. Does nothing for another topic. `cause`: by default `ended`. */
  end(topic: string, cause?: SessionEnd): void
}

export function createSessionStore({
  clock,
  emit,
}: {
  clock: Clock
  emit(event: Exclude<RelayEvent, { type: 'wallet.event' | 'session.adopted' }>): void
}): SessionStore {
  let current: RelaySession | null = null
  let lifetime = new AbortController()
  lifetime.abort(new KitError(rpcErrors, 'rpc/provider-disconnected'))

  const end: SessionStore['end'] = (topic, cause = 'ended') => {
    if (current === null || current.topic !== topic) return
    const ended = current
    current = null
    lifetime.abort(new KitError(rpcErrors, 'rpc/provider-disconnected'))
    emit({ type: 'session.ended', session: ended, cause })
  }
  const isExpired = (session: RelaySession) => session.expiresAt <= clock.now()

  return {
    end,
    signal: () => lifetime.signal,
    current() {
      if (current !== null && isExpired(current)) end(current.topic)
      return current
    },
    set(raw) {
      const session = parseSession(raw)
      if (session === null || isExpired(session)) return null
      const isSame = current?.topic === session.topic
      if (current !== null && !isSame) end(current.topic)
      current = session
      if (!isSame) lifetime = new AbortController()
      emit({ type: isSame ? 'session.changed' : 'session.started', session })
      return session
    },
  }
}

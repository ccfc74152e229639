import { isPairingExpired, pairingExpiry } from '../../domain/remote/pairing-time.ts'
import { pairingUri } from '../../domain/remote/pairing-uri.ts'
import type { Clock } from '../../platform/platform.ts'
import { type Attempt, newAttempt, tellAll } from './attempt.ts'
import { pairingError } from './normalise.ts'
import type { PairingNews, Relay, RelaySession } from './relay.types.ts'

/** Pairings that the page begins by itself: nothing is asked here, what its provider says is passed on. */
export type ManualDesk = {
  pair: Relay['pair']
  shown(said: unknown): void
  approved(session: RelaySession): void
}

export function createManualDesk({
  clock,
  load,
}: {
  clock: Clock
  load(): Promise<unknown>
}): ManualDesk {
  const attempt: Attempt = newAttempt(0, new Set())
  return {
    pair(_, listener) {
      const own = (news: PairingNews) => listener(news)
      attempt.listeners.add(own)
      const { uri, expiresAt } = attempt
      if (uri !== null && expiresAt !== null && !isPairingExpired(expiresAt, clock.now()))
        own({ type: 'uri.shown', uri, expiresAt })
      load().catch((error: unknown) => {
        if (attempt.listeners.has(own)) own({ type: 'pairing.failed', error: pairingError(error) })
      })
      return () => void attempt.listeners.delete(own)
    },
    shown(said) {
      const uri = pairingUri(said)
      if (uri === null) return
      const expiresAt = pairingExpiry(clock.now())
      Object.assign(attempt, { uri, expiresAt })
      tellAll(attempt, { type: 'uri.shown', uri, expiresAt })
    },
    approved(session) {
      attempt.uri = null
      tellAll(attempt, { type: 'wallet.approved', peer: session.wallet })
    },
  }
}

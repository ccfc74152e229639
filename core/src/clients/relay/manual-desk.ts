import { isPairingExpired, pairingExpiry } from '../../domain/remote/pairing-time.ts'
import { pairingUri } from '../../domain/remote/pairing-uri.ts'
import { createEmitter } from '../../platform/emitter.ts'
import type { Clock } from '../../platform/platform.ts'
import { type Attempt, newAttempt } from './attempt.ts'
import { pairingError } from './normalise.ts'
import type { Relay, RelaySession } from './relay.types.ts'

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
  const attempt: Attempt = newAttempt(0, createEmitter())
  return {
    pair(_, listener) {
      let subscribed = true
      const unsubscribe = attempt.emitter.subscribe(listener)
      const { uri, expiresAt } = attempt
      if (uri !== null && expiresAt !== null && !isPairingExpired(expiresAt, clock.now()))
        listener({ type: 'uri.shown', uri, expiresAt })
      load().catch((error: unknown) => {
        if (subscribed) listener({ type: 'pairing.failed', error: pairingError(error) })
      })
      return () => {
        subscribed = false
        unsubscribe()
      }
    },
    shown(said) {
      const uri = pairingUri(said)
      if (uri === null) return
      const expiresAt = pairingExpiry(clock.now())
      Object.assign(attempt, { uri, expiresAt })
      attempt.emitter.emit({ type: 'uri.shown', uri, expiresAt })
    },
    approved(session) {
      attempt.uri = null
      attempt.emitter.emit({ type: 'wallet.approved', peer: session.wallet })
    },
  }
}

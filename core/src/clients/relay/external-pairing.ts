import { isPairingExpired, pairingExpiry, pairingUri } from '../../domain/remote/pairing.ts'
import { createEmitter } from '../../platform/emitter.ts'
import type { Clock } from '../../platform/platform.ts'
import type { PairingEvent, Relay, RelaySession } from './relay.types.ts'
import { pairingError } from './sdk-errors.ts'

/** Pairings that the page starts through its own provider. The kit only forwards their events. */
export type ExternalPairing = {
  pair: Relay['pair']
  /** Handles a pairing URI of the provider. */
  onUri(uri: unknown): void
  onApproved(session: RelaySession): void
}

export function createExternalPairing({
  clock,
  load,
}: {
  clock: Clock
  load(): Promise<unknown>
}): ExternalPairing {
  const emitter = createEmitter<PairingEvent>()
  let lastUri: { uri: string; expiresAt: number } | null = null
  return {
    pair(_, listener) {
      let subscribed = true
      const unsubscribe = emitter.subscribe(listener)
      if (lastUri !== null && !isPairingExpired(lastUri.expiresAt, clock.now()))
        listener({ type: 'uri.shown', ...lastUri })
      load().catch((error: unknown) => {
        if (subscribed) listener({ type: 'pairing.failed', error: pairingError(error) })
      })
      return () => {
        subscribed = false
        unsubscribe()
      }
    },
    onUri(value) {
      const uri = pairingUri(value)
      if (uri === null) return
      lastUri = { uri, expiresAt: pairingExpiry(clock.now()) }
      emitter.emit({ type: 'uri.shown', ...lastUri })
    },
    onApproved(session) {
      lastUri = null
      emitter.emit({ type: 'wallet.approved', peer: session.wallet })
    },
  }
}

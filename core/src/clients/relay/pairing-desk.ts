import { pairingExpiry } from '../../domain/remote/pairing-time.ts'
import { pairingUri } from '../../domain/remote/pairing-uri.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import { createEmitter } from '../../platform/emitter.ts'
import type { Clock } from '../../platform/platform.ts'
import { type Attempt, isJoinable, newAttempt, topicOf } from './attempt.ts'
import { pairingError } from './normalise.ts'
import { textAt } from './peek.ts'
import type { PairingNews, Relay, RelaySession } from './relay.types.ts'

/** What an attempt needs of the SDK. */
export type PairingTable = {
  clock: Clock
  /** Loads the SDK and ends what session there is; then asks for a wallet. Resolves with the session it brought. */
  ask(shown: (uri: unknown) => void): Promise<unknown>
  /** Takes over what a wallet approved. */
  adopt(raw: unknown): RelaySession | null
  /** A session that nobody waits for. */
  dispose(topic: string): void
  cancel(pairingTopic: string): void
}

export type PairingDesk = {
  pair: Relay['pair']
  /** A wallet answered what was taken back before. */
  isAbandoned(pairingTopic: string): boolean
  lost(): void
  back(): void
  /** The relay does not take us. */
  refused(): void
  isOpen(): boolean
  stop(): void
}

/** How many pairings that were taken back are remembered. */
const remembered = 100

/** Numbered attempts, one at a time: joined while good, renewed when asked, really taken back when left. Late results change nothing. */
export function createPairingDesk({
  clock,
  ask,
  adopt,
  dispose,
  cancel,
}: PairingTable): PairingDesk {
  const abandoned = new Set<string>()
  let open: Attempt | null = null
  let last = 0
  let stopped = false

  const close = (attempt: Attempt) => {
    clock.clearTimeout(attempt.timer)
    if (open === attempt) open = null
  }
  const abandon = (attempt: Attempt) => {
    close(attempt)
    const topic = attempt.uri === null ? null : topicOf(attempt.uri)
    if (topic === null) return
    abandoned.add(topic)
    for (const oldest of abandoned) if (abandoned.size > remembered) abandoned.delete(oldest)
    cancel(topic)
  }
  const fail = (attempt: Attempt, error: KitError) => {
    if (open !== attempt) return
    close(attempt)
    attempt.emitter.emit(
      isKitError(error, 'rpc/user-rejected')
        ? { type: 'wallet.rejected' }
        : { type: 'pairing.failed', error },
    )
  }
  const expire = (attempt: Attempt) => {
    abandon(attempt)
    attempt.emitter.emit({ type: 'pairing.failed', error: new KitError('remote/expired') })
  }
  const shown = (attempt: Attempt, said: unknown) => {
    const uri = pairingUri(said)
    if (uri === null || open !== attempt || uri === attempt.uri) return
    clock.clearTimeout(attempt.timer)
    const expiresAt = pairingExpiry(clock.now())
    Object.assign(attempt, {
      uri,
      expiresAt,
      timer: clock.setTimeout(() => expire(attempt), expiresAt - clock.now()),
    })
    attempt.emitter.emit({ type: 'uri.shown', uri, expiresAt })
  }
  const approved = (attempt: Attempt, raw: unknown) => {
    const isHeard = open === attempt && attempt.emitter.size() > 0
    close(attempt)
    const session = isHeard ? adopt(raw) : null
    if (session !== null)
      return attempt.emitter.emit({ type: 'wallet.approved', peer: session.wallet })
    const topic = textAt(raw, 'topic')
    if (topic !== null) dispose(topic)
    if (isHeard)
      attempt.emitter.emit({
        type: 'pairing.failed',
        error: new KitError('remote/failed', {}, { cause: raw }),
      })
  }
  const begin = (emitter: Attempt['emitter']): void => {
    last += 1
    const attempt = newAttempt(last, emitter)
    open = attempt
    ask((uri) => shown(attempt, uri)).then(
      (raw) => approved(attempt, raw),
      (thrown: unknown) => fail(attempt, pairingError(thrown)),
    )
  }

  return {
    pair({ fresh }, listener) {
      if (stopped) {
        listener({ type: 'pairing.failed', error: new KitError('kit/stopped') })
        return () => {}
      }
      const found = open
      if (found !== null && isJoinable(found, fresh, clock.now())) {
        const unsubscribe = found.emitter.subscribe(listener)
        if (found.uri !== null && found.expiresAt !== null)
          listener({ type: 'uri.shown', uri: found.uri, expiresAt: found.expiresAt })
        if (found.lost) listener({ type: 'relay.lost' })
        return unsubscribe
      }
      const emitter = found?.emitter ?? createEmitter<PairingNews>()
      const unsubscribe = emitter.subscribe(listener)
      if (found !== null) abandon(found)
      begin(emitter)
      return unsubscribe
    },
    isAbandoned: (topic) => abandoned.has(topic),
    isOpen: () => open !== null,
    lost() {
      if (open === null || open.uri === null || open.lost) return
      open.lost = true
      open.emitter.emit({ type: 'relay.lost' })
    },
    back() {
      if (open === null || !open.lost) return
      open.lost = false
      open.emitter.emit({ type: 'relay.restored' })
    },
    refused() {
      if (open === null) return
      const { emitter } = open
      // what has no URI yet is still being sent, and must not be sent a second time beside it: whoever asks again waits for it
      if (open.uri !== null) abandon(open)
      else open.emitter = createEmitter()
      emitter.emit({ type: 'pairing.failed', error: new KitError('remote/refused') })
    },
    stop() {
      stopped = true
      if (open !== null) abandon(open)
    },
  }
}

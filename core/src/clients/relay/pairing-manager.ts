import { pairingExpiry, pairingUri } from '../../domain/remote/pairing.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import { createEmitter } from '../../platform/emitter.ts'
import type { Clock } from '../../platform/platform.ts'
import {
  createAttempt,
  isJoinable,
  type PairingAttempt,
  pairingTopicOf,
} from './pairing-attempt.ts'
import type { PairingEvent, Relay, RelaySession } from './relay.types.ts'
import { safeGetText } from './sdk-access.ts'
import { pairingError } from './sdk-errors.ts'

/** The operations of the SDK that an attempt uses. */
export type PairingOptions = {
  clock: Clock
  /**
   * Loads the SDK, ends the current session and sends a proposal. Calls `onUri` with each pairing
   * URI and resolves with the approved session.
   */
  connect(onUri: (uri: unknown) => void): Promise<unknown>
  /** Parses and stores an approved session; null if it is invalid. */
  setSession(session: unknown): RelaySession | null
  /** Ends an approved session that no caller waits for. */
  endSession(topic: string): void
  cancelProposal(pairingTopic: string): void
}

export type PairingManager = {
  pair: Relay['pair']
  /** Whether the pairing was cancelled before a wallet responded. */
  isAbandoned(pairingTopic: string): boolean
  onRelayLost(): void
  onRelayRestored(): void
  /** Handles the relay's rejection of this page. */
  onRelayRejected(): void
  isPairing(): boolean
  stop(): void
}

/** The maximum number of abandoned pairings whose topics are stored. */
const maxAbandoned = 100

/**
 * Runs one pairing attempt at a time. Callers share an attempt while its URI is valid. A new
 * attempt cancels the proposal of the old one, whose late results are ignored.
 */
export function createPairingManager({
  clock,
  connect,
  setSession,
  endSession,
  cancelProposal,
}: PairingOptions): PairingManager {
  const abandoned = new Set<string>()
  let current: PairingAttempt | null = null
  let lastNumber = 0
  let stopped = false

  const close = (attempt: PairingAttempt) => {
    clock.clearTimeout(attempt.timer)
    if (current === attempt) current = null
  }
  const abandon = (attempt: PairingAttempt) => {
    close(attempt)
    const topic = attempt.uri === null ? null : pairingTopicOf(attempt.uri)
    if (topic === null) return
    abandoned.add(topic)
    for (const oldest of abandoned) if (abandoned.size > maxAbandoned) abandoned.delete(oldest)
    cancelProposal(topic)
  }
  const fail = (attempt: PairingAttempt, error: KitError) => {
    if (current !== attempt) return
    close(attempt)
    const isRejected = isKitError(error, 'rpc/user-rejected')
    attempt.emitter.emit(
      isRejected ? { type: 'wallet.rejected' } : { type: 'pairing.failed', error },
    )
  }
  const expire = (attempt: PairingAttempt) => {
    abandon(attempt)
    attempt.emitter.emit({ type: 'pairing.failed', error: new KitError('remote/expired') })
  }
  const showUri = (attempt: PairingAttempt, value: unknown) => {
    const uri = pairingUri(value)
    if (uri === null || current !== attempt || uri === attempt.uri) return
    clock.clearTimeout(attempt.timer)
    const expiresAt = pairingExpiry(clock.now())
    attempt.uri = uri
    attempt.expiresAt = expiresAt
    attempt.timer = clock.setTimeout(() => expire(attempt), expiresAt - clock.now())
    attempt.emitter.emit({ type: 'uri.shown', uri, expiresAt })
  }
  const approve = (attempt: PairingAttempt, raw: unknown) => {
    const isAwaited = current === attempt && attempt.emitter.size() > 0
    close(attempt)
    const session = isAwaited ? setSession(raw) : null
    if (session !== null)
      return attempt.emitter.emit({ type: 'wallet.approved', peer: session.wallet })
    const topic = safeGetText(raw, 'topic')
    if (topic !== null) endSession(topic)
    if (!isAwaited) return
    const error = new KitError('remote/failed', {}, { cause: raw })
    attempt.emitter.emit({ type: 'pairing.failed', error })
  }
  const start = (emitter: PairingAttempt['emitter']): void => {
    lastNumber += 1
    const attempt = createAttempt(lastNumber, emitter)
    current = attempt
    connect((uri) => showUri(attempt, uri)).then(
      (raw) => approve(attempt, raw),
      (thrown: unknown) => fail(attempt, pairingError(thrown)),
    )
  }

  return {
    pair({ fresh }, listener) {
      if (stopped) {
        listener({ type: 'pairing.failed', error: new KitError('kit/stopped') })
        return () => {}
      }
      const existing = current
      if (existing !== null && isJoinable(existing, fresh, clock.now()))
        return join(existing, listener)
      const emitter = existing?.emitter ?? createEmitter<PairingEvent>()
      const unsubscribe = emitter.subscribe(listener)
      if (existing !== null) abandon(existing)
      start(emitter)
      return unsubscribe
    },
    isAbandoned: (topic) => abandoned.has(topic),
    isPairing: () => current !== null,
    onRelayLost() {
      if (current === null || current.uri === null || current.relayLost) return
      current.relayLost = true
      current.emitter.emit({ type: 'relay.lost' })
    },
    onRelayRestored() {
      if (current === null || !current.relayLost) return
      current.relayLost = false
      current.emitter.emit({ type: 'relay.restored' })
    },
    onRelayRejected() {
      if (current === null) return
      const { emitter } = current
      // Without a URI the proposal is still being sent and must not be sent a second time in
      // parallel: the next caller joins this attempt.
      if (current.uri !== null) abandon(current)
      else current.emitter = createEmitter()
      emitter.emit({ type: 'pairing.failed', error: new KitError('remote/refused') })
    },
    stop() {
      stopped = true
      if (current !== null) abandon(current)
    },
  }
}

/** Subscribes to an attempt and repeats its current state to the listener. */
function join(attempt: PairingAttempt, listener: (event: PairingEvent) => void): () => void {
  const unsubscribe = attempt.emitter.subscribe(listener)
  const { uri, expiresAt, relayLost } = attempt
  if (uri !== null && expiresAt !== null) listener({ type: 'uri.shown', uri, expiresAt })
  if (relayLost) listener({ type: 'relay.lost' })
  return unsubscribe
}

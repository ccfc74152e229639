import { timeouts } from '../../domain/constants.ts'
import { pairingExpiry, pairingUri } from '../../domain/remote/pairing.ts'
import { kitErrors } from '../../errors/areas/kit.ts'
import { remoteErrors } from '../../errors/areas/remote.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import { createEmitter } from '../../platform/emitter.ts'
import type { Clock } from '../../platform/platform.ts'
import { createAttempt, isJoinable, type PairingAttempt, topicOf } from './pairing-attempt.ts'
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
  resendProposal(pairingTopic: string): void
  /** Publishes a proposal that the relay has not accepted yet. */
  republish(): void
}

export type PairingManager = {
  pair: Relay['pair']
  /** Handles a wallet's answer to the proposal: fails the pairing without a settlement in 15 s. */
  onAnswered(pairingTopic: string): void
  /** Handles a settlement that is malformed or missing. */
  onSettlementFailed(pairingTopic: string): void
  onRelayLost(): void
  onRelayRestored(): void
  /** Handles the relay's rejection of this page. */
  onRelayRejected(error: KitError): void
  isPairing(): boolean
  stop(): void
}

/** The maximum number of replaced proposals that a wallet may still answer. */
const maxOpen = 3

/**
 * Runs one pairing attempt at a time. Callers share an attempt while its URI is valid. A new
 * attempt replaces it. A wallet that approves the old one connects if the same callers still wait;
 * otherwise its session is ended.
 */
export function createPairingManager({
  clock,
  connect,
  setSession,
  endSession,
  cancelProposal,
  resendProposal,
  republish,
}: PairingOptions): PairingManager {
  /** Replaced pairings whose proposals are open, oldest first. */
  const replaced: string[] = []
  let current: PairingAttempt | null = null
  let lastNumber = 0
  let stopped = false

  const close = (attempt: PairingAttempt) => {
    clock.clearTimeout(attempt.timer)
    clock.clearTimeout(attempt.settlementTimer)
    if (current === attempt) current = null
  }
  const abandon = (attempt: PairingAttempt) => {
    close(attempt)
    const topic = topicOf(attempt)
    if (topic === null) return
    replaced.push(topic)
    for (const oldest of replaced.splice(0, replaced.length - maxOpen)) cancelProposal(oldest)
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
    attempt.emitter.emit({
      type: 'pairing.failed',
      error: new KitError(remoteErrors, 'remote/expired'),
    })
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
    const isAwaited = current?.emitter === attempt.emitter && attempt.emitter.size() > 0
    if (isAwaited && current !== null && current !== attempt) abandon(current)
    close(attempt)
    const session = isAwaited ? setSession(raw) : null
    if (session !== null)
      return attempt.emitter.emit({ type: 'wallet.approved', peer: session.wallet })
    const topic = safeGetText(raw, 'topic')
    if (topic !== null) endSession(topic)
    if (!isAwaited) return
    const error = new KitError(remoteErrors, 'remote/settlement-invalid')
    attempt.emitter.emit({ type: 'pairing.failed', error })
  }
  const failSettlement = (pairingTopic: string) => {
    const attempt = current
    if (attempt === null || topicOf(attempt) !== pairingTopic) return
    abandon(attempt)
    const error = new KitError(remoteErrors, 'remote/settlement-invalid')
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
        listener({ type: 'pairing.failed', error: new KitError(kitErrors, 'kit/stopped') })
        return () => {}
      }
      const existing = current
      if (existing !== null && existing.uri === null && fresh) republish()
      if (existing !== null && isJoinable(existing, fresh, clock.now()))
        return join(existing, listener)
      const emitter = existing?.emitter ?? createEmitter<PairingEvent>()
      const unsubscribe = emitter.subscribe(listener)
      if (existing !== null) abandon(existing)
      start(emitter)
      return unsubscribe
    },
    onAnswered(pairingTopic) {
      const attempt = current
      if (attempt === null || topicOf(attempt) !== pairingTopic) return
      clock.clearTimeout(attempt.settlementTimer)
      attempt.settlementTimer = clock.setTimeout(
        () => failSettlement(pairingTopic),
        timeouts.walletUnresponsive,
      )
    },
    onSettlementFailed: failSettlement,
    isPairing: () => current !== null,
    onRelayLost() {
      if (current === null || current.uri === null || current.relayLost) return
      current.relayLost = true
      current.emitter.emit({ type: 'relay.lost' })
    },
    onRelayRestored() {
      if (current === null || !current.relayLost) return
      current.relayLost = false
      const topic = topicOf(current)
      if (topic !== null) resendProposal(topic)
      current.emitter.emit({ type: 'relay.restored' })
    },
    onRelayRejected(error) {
      if (current === null) return
      const { emitter } = current
      // Without a URI the proposal is still being sent and must not be sent a second time in
      // parallel: the next caller joins this attempt.
      if (current.uri !== null) abandon(current)
      else current.emitter = createEmitter()
      emitter.emit({ type: 'pairing.failed', error })
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

import { isPairingExpired } from '../../domain/remote/pairing.ts'
import type { Emitter } from '../../platform/emitter.ts'
import type { PairingEvent } from './relay.types.ts'

/** One proposal to a wallet and its pairing URI. */
export type PairingAttempt = {
  number: number
  /** `wc:` URI; null until the SDK has created it. */
  uri: string | null
  /** ms since 1970; null until the URI exists. */
  expiresAt: number | null
  emitter: Emitter<PairingEvent>
  /** Whether the relay connection was lost after the URI was shown. */
  relayLost: boolean
  timer: unknown
  /** Runs after a wallet has answered, until its session is settled. */
  settlementTimer: unknown
}

export const createAttempt = (number: number, emitter: Emitter<PairingEvent>): PairingAttempt => ({
  number,
  uri: null,
  expiresAt: null,
  emitter,
  relayLost: false,
  timer: null,
  settlementTimer: null,
})

/**
 * Returns whether another caller can share the attempt: its URI does not exist yet, or is still
 * valid and the caller accepts an existing URI (not `fresh`).
 */
export const isJoinable = (
  { uri, expiresAt }: PairingAttempt,
  fresh: boolean,
  now: number,
): boolean => uri === null || (!fresh && !isPairingExpired(expiresAt, now))

/** The pairing topic of an attempt; null without a URI. */
export const topicOf = ({ uri }: PairingAttempt): string | null =>
  uri === null ? null : pairingTopicOf(uri)

/** Returns the pairing topic of a `wc:` URI; null for other text. */
export const pairingTopicOf = (uri: string): string | null =>
  /^wc:([0-9a-f]{64})@2\?/.exec(uri)?.[1] ?? null

import { isPairingExpired } from '../../domain/remote/pairing-time.ts'
import type { Emitter } from '../../platform/emitter.ts'
import type { PairingNews } from './relay.types.ts'

/** One time that a wallet is asked for. */
export type Attempt = {
  number: number
  uri: string | null
  /** null until the URI is there. */
  expiresAt: number | null
  emitter: Emitter<PairingNews>
  /** The line went away since the URI was shown. */
  lost: boolean
  timer: unknown
}

export const newAttempt = (number: number, emitter: Emitter<PairingNews>): Attempt => ({
  number,
  uri: null,
  expiresAt: null,
  emitter,
  lost: false,
  timer: null,
})

/** Whether who asks now may be shown this one: its URI is good, or still to come. */
export const isJoinable = ({ uri, expiresAt }: Attempt, fresh: boolean, now: number): boolean =>
  uri === null || (!fresh && !isPairingExpired(expiresAt, now))

/** The pairing a `wc:` URI is of; null for any other text. */
export const topicOf = (uri: string): string | null =>
  /^wc:([0-9a-f]{64})@2\?/.exec(uri)?.[1] ?? null

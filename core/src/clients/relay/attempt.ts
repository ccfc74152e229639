import { isPairingExpired } from '../../domain/remote/pairing-time.ts'
import type { PairingNews } from './relay.types.ts'

/** One time that a wallet is asked for. */
export type Attempt = {
  number: number
  uri: string | null
  /** null until the URI is there. */
  expiresAt: number | null
  listeners: Set<(news: PairingNews) => void>
  /** The line went away since the URI was shown. */
  lost: boolean
  timer: unknown
}

export const newAttempt = (number: number, listeners: Attempt['listeners']): Attempt => ({
  number,
  uri: null,
  expiresAt: null,
  listeners,
  lost: false,
  timer: null,
})

export function tellAll({ listeners }: Attempt, news: PairingNews): void {
  for (const listener of [...listeners]) if (listeners.has(listener)) listener(news)
}

/** Whether who asks now may be shown this one: its URI is good, or still to come. */
export const isJoinable = ({ uri, expiresAt }: Attempt, fresh: boolean, now: number): boolean =>
  uri === null || (!fresh && !isPairingExpired(expiresAt, now))

/** The pairing a `wc:` URI is of; null for any other text. */
export const topicOf = (uri: string): string | null =>
  /^wc:([0-9a-f]{64})@2\?/.exec(uri)?.[1] ?? null

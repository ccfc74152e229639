import { timeouts } from '../constants.ts'

/** When a pairing that starts now expires, in ms since 1970. */
export const pairingExpiry = (now: number): number => now + timeouts.pairingLifetime

/** Whether a pairing is too old to be used. True without a pairing (null). */
export function isPairingExpired(expiresAt: number | null, now: number): boolean {
  return expiresAt === null || expiresAt - now <= timeouts.pairingMargin
}

/**
 * Checks a pairing URI from any source. Null unless it is a `wc:` URI of printable ASCII and at
 * most 4096 characters.
 */
export const pairingUri = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= 4_096 && /^wc:[!-~]+$/.test(value) ? value : null

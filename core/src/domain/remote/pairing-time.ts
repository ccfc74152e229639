import { limits } from '../constants.ts'

/** When what is shown for pairing ends, in ms since 1970. */
export const pairingExpiry = (now: number): number => now + limits.pairingLifetime

/** Whether it is too late to show a pairing, or there is none. */
export function isPairingExpired(expiresAt: number | null, now: number): boolean {
  return expiresAt === null || expiresAt - now <= limits.pairingMargin
}

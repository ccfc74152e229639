import { expect, test } from 'vitest'
import { isPairingExpired, pairingExpiry } from './pairing.ts'

test('a pairing lives for 240 s and counts as expired 10 s earlier', () => {
  const end = pairingExpiry(1_000)
  expect(end).toBe(241_000)
  expect([
    isPairingExpired(end, 1_000),
    isPairingExpired(end, end - 10_001),
    isPairingExpired(end, end - 10_000),
    isPairingExpired(null, 0),
  ]).toEqual([false, false, true, true])
})

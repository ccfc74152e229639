import { expect, test } from 'vitest'
import { isPairingExpired, pairingExpiry } from './pairing.ts'

test('pairingExpiry is in 240 s, and isPairingExpired returns true 10 s earlier and without a pairing', () => {
  const end = pairingExpiry(1_000)
  expect(end).toBe(241_000)
  expect([
    isPairingExpired(end, 1_000),
    isPairingExpired(end, end - 10_001),
    isPairingExpired(end, end - 10_000),
    isPairingExpired(null, 0),
  ]).toEqual([false, false, true, true])
})

import { ss58Decode, ss58Encode } from '@polkadot-labs/hdkd-helpers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeSs58, encodeSs58 } from '../../clients/address/ss58.ts'

const key = fc.uint8Array({ minLength: 32, maxLength: 32 })
const prefix = fc.integer({ min: 0, max: 16383 })

test('encodeSs58 and decodeSs58 agree with hdkd-helpers for all prefixes', () => {
  fc.assert(
    fc.property(key, prefix, (bytes, number) => {
      const address = encodeSs58(bytes, number)
      expect(address).toBe(ss58Encode(bytes, number))
      expect(ss58Decode(address)).toEqual([bytes, number])
      expect(decodeSs58(address)).toEqual(bytes)
    }),
    { numRuns: 300 },
  )
})

test('decodeSs58 returns null for an address with one wrong character', () => {
  const address = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
  const changed = Array.from(
    address,
    (character, index) =>
      `${address.slice(0, index)}${character === 'e' ? 'f' : 'e'}${address.slice(index + 1)}`,
  )
  expect(changed.map(decodeSs58)).toEqual(changed.map(() => null))
})

test.each([
  [''],
  ['0OIl'],
  ['1'],
  ['1'.repeat(35)],
  ['5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQ'],
  ['hello'],
])('decodeSs58 returns null for %j', (text) => {
  expect(decodeSs58(text)).toBeNull()
})

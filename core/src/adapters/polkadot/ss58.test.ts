import { ss58Decode, ss58Encode } from '@polkadot-labs/hdkd-helpers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSs58, writeSs58 } from './ss58.ts'

const key = fc.uint8Array({ minLength: 32, maxLength: 32 })
const prefix = fc.integer({ min: 0, max: 16383 })

test('addresses are as the helpers library writes and reads them, under every prefix', () => {
  fc.assert(
    fc.property(key, prefix, (bytes, number) => {
      const address = writeSs58(bytes, number)
      expect(address).toBe(ss58Encode(bytes, number))
      expect(ss58Decode(address)).toEqual([bytes, number])
      expect(readSs58(address)).toEqual(bytes)
    }),
    { numRuns: 300 },
  )
})

test('a letter that is another is noticed', () => {
  const address = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
  const changed = Array.from(
    address,
    (letter, at) => `${address.slice(0, at)}${letter === 'e' ? 'f' : 'e'}${address.slice(at + 1)}`,
  )
  expect(changed.map(readSs58)).toEqual(changed.map(() => null))
})

test.each([
  [''],
  ['0OIl'],
  ['1'],
  ['1'.repeat(35)],
  ['5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQ'],
  ['hello'],
])('%j is no address', (text) => {
  expect(readSs58(text)).toBeNull()
})

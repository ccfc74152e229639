import { hexToBytes } from '@noble/hashes/utils'
import { expect, test } from 'vitest'
import { isSame, readAddress, written } from './account-id.ts'

/** As Substrate's own tests and explorers have it. */
const alice = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
const onPolkadot = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
const onKusama = 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'
/** Of EIP-55's own examples. */
const checksummed = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

test('an address is a key, a prefix and a checksum', () => {
  const id = readAddress(alice)
  expect(id?.bytes).toEqual(
    hexToBytes('d43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d'),
  )
  expect(id && [42, 0, 2].map((prefix) => written(alice, id, prefix))).toEqual([
    alice,
    onPolkadot,
    onKusama,
  ])
})

test('the same key in two texts is the same account', () => {
  const [one, other] = [alice, onPolkadot].map(readAddress)
  expect(one && other && isSame(one, other)).toBe(true)
})

test.each([checksummed, checksummed.toLowerCase(), `0x${checksummed.slice(2).toUpperCase()}`])(
  '%s is an Ethereum-style account',
  (address) => {
    const id = readAddress(address)
    expect(id?.style).toBe('ethereum')
    expect(id && written(address, id, 0)).toBe(address)
  },
)

test.each([
  [`${alice.slice(0, -1)}Z`],
  [alice.slice(1)],
  [checksummed.replace('aA', 'Aa')],
  [`${checksummed}00`],
  ['0x'],
  [''],
  ['nobody'],
  [7],
  [null],
  ['1'.repeat(10_000)],
])('B3: %j is no address', (value) => {
  expect(readAddress(value)).toBeNull()
})

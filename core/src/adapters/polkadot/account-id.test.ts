import { hexToBytes } from '@noble/hashes/utils'
import { expect, test } from 'vitest'
import { formatAddress, isSameAccount, parseAddress } from './account-id.ts'

/** One account under three prefixes, from Substrate's tests and from explorers. */
const alice = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
const onPolkadot = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
const onKusama = 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'
/** An example of EIP-55. */
const checksummed = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

test('parseAddress returns the key of an address, and formatAddress the key’s address under a prefix', () => {
  const id = parseAddress(alice)
  expect(id?.bytes).toEqual(
    hexToBytes('d43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d'),
  )
  expect(id && [42, 0, 2].map((prefix) => formatAddress(alice, id, prefix))).toEqual([
    alice,
    onPolkadot,
    onKusama,
  ])
})

test('isSameAccount compares the keys of addresses with different prefixes', () => {
  const [first, second] = [alice, onPolkadot].map(parseAddress)
  expect(first && second && isSameAccount(first, second)).toBe(true)
})

test.each([checksummed, checksummed.toLowerCase(), `0x${checksummed.slice(2).toUpperCase()}`])(
  'parseAddress accepts the Ethereum-style address %s',
  (address) => {
    const id = parseAddress(address)
    expect(id?.style).toBe('ethereum')
    expect(id && formatAddress(address, id, 0)).toBe(address)
  },
)

test.each([
  [`${alice.slice(0, -1)}Z`],
  [alice.slice(1)],
  [checksummed.replace('aA', 'Aa')],
  [`${checksummed}00`],
  ['0x'],
  [''],
  ['unknown'],
  [7],
  [null],
  ['1'.repeat(10_000)],
])('parseAddress returns null for %j [B3]', (value) => {
  expect(parseAddress(value)).toBeNull()
})

import { describe, expect, test } from 'vitest'
import { isAddressOn, readBitcoinAddress } from './bitcoin-address.ts'

// mainnet: BIP-173, BIP-350 and the genesis block; the others are the same hashes on their networks
const ours = [
  ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'p2pkh', ['mainnet']],
  ['3P14159f73E4gFr7JterCCQh9QjiTjiZrG', 'p2sh', ['mainnet']],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'p2wpkh', ['mainnet']],
  ['bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3', 'p2wsh', ['mainnet']],
  ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 'p2tr', ['mainnet']],
  ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'p2pkh', ['testnet', 'regtest']],
  ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'p2wpkh', ['testnet']],
  ['tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7', 'p2wsh', ['testnet']],
  ['bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', 'p2wpkh', ['regtest']],
] as const

test.each(ours)('H: %s is %s on %j', (address, type, kinds) => {
  expect(readBitcoinAddress(address)).toEqual({ address, type, kinds })
})

test('an address in capitals is the same one; its usual form is kept', () => {
  expect(readBitcoinAddress('BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4')?.address).toBe(
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  )
})

describe('H: no address is', () => {
  test.each([
    ['one of another family', '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'],
    ['one in mixed case', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3T4'],
    ['one with a wrong checksum', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
    ['an old one with a wrong checksum', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
    [
      'taproot with the checksum of version 0',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    ],
    ['version 0 with the checksum of taproot', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh'],
    [
      'taproot with a key on no curve',
      'bc1pqvpsxqcrqvpsxqcrqvpsxqcrqvpsxqcrqvpsxqcrqvpsxqcrqvpsvk87xn',
    ],
    ['one with a space', ' bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['a text without end', 'b'.repeat(100_000)],
    ['nothing', ''],
    ['null', null],
    ['a number', 7],
    ['an object', { toString: () => '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' }],
  ])('%s', (_, value) => {
    expect(readBitcoinAddress(value)).toBeNull()
  })
})

test('H: an address of another network is refused', () => {
  expect(isAddressOn('mainnet', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx')).toBe(false)
  expect(isAddressOn('testnet', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx')).toBe(true)
})

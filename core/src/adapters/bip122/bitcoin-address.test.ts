import { expect, test } from 'vitest'
import { parseBitcoinAddress } from './bitcoin-address.ts'

// 1A1z… is the address of the genesis block. The segwit addresses are test vectors of BIP-173 and
// BIP-350; those of test networks encode the same hashes.
const addresses = [
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

test.each(addresses)('parseBitcoinAddress parses %s as %s on %j', (address, type, kinds) => {
  expect(parseBitcoinAddress(address)).toEqual({ address, type, kinds })
})

test('parseBitcoinAddress returns a bech32 address in lower case', () => {
  expect(parseBitcoinAddress('BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4')?.address).toBe(
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  )
})

test.each([
  ['an EVM address', '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'],
  ['mixed case', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3T4'],
  ['a wrong bech32 checksum', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
  ['a wrong base58 checksum', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
  [
    'taproot with the checksum of version 0',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
  ],
  ['version 0 with the checksum of taproot', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh'],
  [
    'taproot with a key that is not on the curve',
    'bc1pqvpsxqcrqvpsxqcrqvpsxqcrqvpsxqcrqvpsxqcrqvpsxqcrqvpsvk87xn',
  ],
  ['a leading space', ' bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['a very long text', 'b'.repeat(100_000)],
  ['empty text', ''],
  ['null', null],
  ['a number', 7],
  ['an object', { toString: () => '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' }],
])('parseBitcoinAddress returns null for %s', (_, value) => {
  expect(parseBitcoinAddress(value)).toBeNull()
})

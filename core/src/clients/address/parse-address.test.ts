import { base58, bech32 } from '@scure/base'
import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { parseAddress } from './parse-address.ts'

const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
const testnet = 'bip122:000000000933ea01ad0ee984209779ba'
const regtest = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
const polkadot = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const hub = 'cosmos:cosmoshub-4'
const program = bech32.toWords(new Uint8Array(20).fill(7))
const cosmosAddress = (prefix: string) => bech32.encode(prefix, program)

const valid = [
  [bitcoin, '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  [bitcoin, '3P14159f73E4gFr7JterCCQh9QjiTjiZrG'],
  [bitcoin, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  [bitcoin, 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3'],
  [bitcoin, 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  [testnet, 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
  [testnet, 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  [regtest, 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'],
  [polkadot, '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
  [solana, 'So11111111111111111111111111111111111111112'],
  [hub, cosmosAddress('cosmos')],
  ['cosmos:osmosis-1', cosmosAddress('osmo')],
  ['cosmos:juno-1', cosmosAddress('juno')],
  ['third:1', 'any-thing'],
] as const

const parse = (chain: string, address: string) =>
  parseAddress(chain.slice(0, chain.indexOf(':')), address, toCaipNetworkId(chain))

test.each(valid)('parseAddress on %s accepts %s', (chain, address) => {
  expect(parse(chain, address)).toBe(address)
  expect(parseAddress(chain.slice(0, chain.indexOf(':')), address, null)).toBe(address)
})

test.each(valid.slice(0, -1).filter(([chain]) => chain !== solana))(
  'parseAddress on %s returns null for %s with any one character changed [W4]',
  (chain, address) => {
    for (let index = 0; index < address.length; index += 1) {
      const changed = address[index] === 'q' ? 'p' : 'q'
      const text = `${address.slice(0, index)}${changed}${address.slice(index + 1)}`
      expect(parse(chain, text)).toBeNull()
    }
  },
)

test.each([
  ['an address of testnet on Bitcoin', bitcoin, 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  ['a legacy address of testnet on Bitcoin', bitcoin, 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
  ['an address of Bitcoin on testnet', testnet, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['an address of testnet on regtest', regtest, 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  [
    'taproot with the checksum of version 0',
    bitcoin,
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
  ],
  ['version 0 with the checksum of taproot', bitcoin, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh'],
  ['an address of Bitcoin on Cosmos Hub', hub, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  [
    'an address of Bitcoin on another Cosmos chain',
    'cosmos:juno-1',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  ],
  ['an address of Osmosis on Cosmos Hub', hub, cosmosAddress('osmo')],
  ['a Cosmos address in upper case', hub, cosmosAddress('cosmos').toUpperCase()],
  ['a Cosmos address of 10 bytes', hub, bech32.encode('cosmos', program.slice(0, 16))],
  ['a Solana address of 31 bytes', solana, base58.encode(new Uint8Array(31).fill(9))],
  ['a Solana address of 33 bytes', solana, base58.encode(new Uint8Array(33).fill(9))],
  [
    'an Ethereum address with a wrong checksum',
    polkadot,
    '0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  ],
  ['a very long text', bitcoin, '1'.repeat(100_000)],
])('parseAddress returns null for %s [W4]', (_, chain, address) => {
  expect(parse(chain, address)).toBeNull()
})

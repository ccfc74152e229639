import { blake2b } from '@noble/hashes/blake2.js'
import { base58, bech32 } from '@scure/base'
import { hexToBytes } from 'viem'
import { assert, test } from 'vitest'
import { addressOn } from './addresses.ts'
import { parseChain } from './chains.ts'
import { deriveSecrets } from './secrets.ts'

/** The secp256k1 key with the number 1, whose addresses everybody knows. */
const one = hexToBytes(`0x${'1'.padStart(64, '0')}`)
/** The first key of RFC 8032. */
const rfc = hexToBytes('0x9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60')
const on = (caip2: string, secret: Uint8Array) => addressOn(parseChain({ caip2 }), secret)

test('the addresses of key 1 are the known ones', () => {
  assert.equal(on('eip155:1', one), '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf')
  assert.equal(
    on('bip122:000000000019d6689c085ae165831e93', one),
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  )
  assert.equal(
    on('bip122:000000000933ea01ad0ee984209779ba', one),
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  )
})

test('a Solana address is the Ed25519 public key in base58', () => {
  const key = hexToBytes('0xd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a')
  assert.deepEqual(base58.decode(on('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', rfc)), key)
})

test('a Polkadot address carries its chain and a checksum', () => {
  for (const [caip2, prefix] of [
    ['polkadot:91b171bb158e2d3848fa23a9f1c25182', 0],
    ['polkadot:b0a8d493285c2df73290dfb7e61f870f', 2],
  ] as const) {
    const bytes = base58.decode(on(caip2, rfc))
    assert.equal(bytes.length, 35)
    assert.equal(bytes[0], prefix)
    const check = blake2b(
      Uint8Array.from([...new TextEncoder().encode('SS58PRE'), ...bytes.slice(0, 33)]),
      { dkLen: 64 },
    )
    assert.deepEqual(bytes.slice(33), check.slice(0, 2))
  }
})

test('a Cosmos address is the hash of the public key in bech32, under the chain’s own letters', () => {
  const { prefix, words } = bech32.decodeUnsafe(on('cosmos:cosmoshub-4', one)) ?? {
    prefix: '',
    words: [],
  }
  assert.equal(prefix, 'cosmos')
  assert.deepEqual(
    words,
    bech32.decode('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4').words.slice(1),
  )
  assert.match(on('cosmos:osmosis-1', one), /^osmo1/)
})

test('the usual accounts are two that the sandbox funds; other words have other accounts', () => {
  const [ours] = deriveSecrets()
  assert.equal(on('eip155:1', ours), '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f')
  const [theirs] = deriveSecrets(
    'legal winner thank year wave sausage worth useful legal winner thank yellow',
    [0],
  )
  assert.equal(on('eip155:1', theirs), '0x58A57ed9d8d624cBD12e2C467D34787555bB1b25')
})

import { blake2b } from '@noble/hashes/blake2.js'
import { base58, bech32 } from '@scure/base'
import { hexToBytes } from 'viem'
import { assert, test } from 'vitest'
import { addressOn } from './addresses.ts'
import { parseChain } from './chains.ts'
import { deriveSecrets } from './secrets.ts'

/** The secp256k1 key 1, whose addresses are published. */
const keyOne = hexToBytes(`0x${'1'.padStart(64, '0')}`)
/** The secret of the first Ed25519 test vector of RFC 8032. */
const rfcKey = hexToBytes('0x9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60')
const addressAt = (caip2: string, secret: Uint8Array) => addressOn(parseChain({ caip2 }), secret)

test('addressOn derives the published Ethereum and Bitcoin addresses of key 1', () => {
  assert.equal(addressAt('eip155:1', keyOne), '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf')
  assert.equal(
    addressAt('bip122:000000000019d6689c085ae165831e93', keyOne),
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  )
  assert.equal(
    addressAt('bip122:000000000933ea01ad0ee984209779ba', keyOne),
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  )
})

test('addressOn derives a Solana address: the Ed25519 public key in base58', () => {
  const key = hexToBytes('0xd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a')
  assert.deepEqual(base58.decode(addressAt('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', rfcKey)), key)
})

test('addressOn derives a Polkadot address with the prefix of its chain and a checksum', () => {
  for (const [caip2, prefix] of [
    ['polkadot:91b171bb158e2d3848fa23a9f1c25182', 0],
    ['polkadot:b0a8d493285c2df73290dfb7e61f870f', 2],
  ] as const) {
    const bytes = base58.decode(addressAt(caip2, rfcKey))
    assert.equal(bytes.length, 35)
    assert.equal(bytes[0], prefix)
    const check = blake2b(
      Uint8Array.from([...new TextEncoder().encode('SS58PRE'), ...bytes.slice(0, 33)]),
      { dkLen: 64 },
    )
    assert.deepEqual(bytes.slice(33), check.slice(0, 2))
  }
})

test('addressOn derives a Cosmos address: the hash of the public key with the prefix of its chain', () => {
  const { prefix, words } = bech32.decodeUnsafe(addressAt('cosmos:cosmoshub-4', keyOne)) ?? {
    prefix: '',
    words: [],
  }
  assert.equal(prefix, 'cosmos')
  assert.deepEqual(
    words,
    bech32.decode('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4').words.slice(1),
  )
  assert.match(addressAt('cosmos:osmosis-1', keyOne), /^osmo1/)
})

test('deriveSecrets returns the secret of a funded account by default and derives secrets of another mnemonic', () => {
  const [defaultSecret] = deriveSecrets()
  assert.equal(addressAt('eip155:1', defaultSecret), '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f')
  const [otherSecret] = deriveSecrets(
    'legal winner thank year wave sausage worth useful legal winner thank yellow',
    [0],
  )
  assert.equal(addressAt('eip155:1', otherSecret), '0x58A57ed9d8d624cBD12e2C467D34787555bB1b25')
})

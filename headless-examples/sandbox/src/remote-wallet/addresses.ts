import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base58, bech32 } from '@scure/base'
import { bytesToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Secret } from './keys.ts'
import type { KnownRemoteChain, RemoteNamespace } from './remote-wallet.types.ts'

type Addresser = (secret: Secret, reference: string) => string

/** First letters of addresses, by the chain they are on. */
const bitcoinPrefixes: Readonly<Record<string, string>> = {
  '000000000019d6689c085ae165831e93': 'bc',
  '000000000933ea01ad0ee984209779ba': 'tb',
}
const cosmosPrefixes: Readonly<Record<string, string>> = { 'cosmoshub-4': 'cosmos', 'osmosis-1': 'osmo', 'juno-1': 'juno' }
const polkadotPrefixes: Readonly<Record<string, number>> = { '91b171bb158e2d3848fa23a9f1c25182': 0, b0a8d493285c2df73290dfb7e61f870f: 2 }
const anySubstrate = 42

const hash160 = (secret: Secret) => ripemd160(sha256(secp256k1.getPublicKey(secret, true)))

const addressers: Readonly<Record<RemoteNamespace, Addresser>> = {
  eip155: (secret) => privateKeyToAccount(bytesToHex(secret)).address,
  solana: (secret) => base58.encode(ed25519.getPublicKey(secret)),
  /** Version 0 witness: the hash of the public key. */
  bip122: (secret, reference) => bech32.encode(bitcoinPrefixes[reference] ?? 'bcrt', [0, ...bech32.toWords(hash160(secret))]),
  /** An Ed25519 key in SS58: prefix, key, and two bytes of their hash. */
  polkadot(secret, reference) {
    const body = Uint8Array.from([polkadotPrefixes[reference] ?? anySubstrate, ...ed25519.getPublicKey(secret)])
    const check = blake2b(Uint8Array.from([...new TextEncoder().encode('SS58PRE'), ...body]), { dkLen: 64 })
    return base58.encode(Uint8Array.from([...body, ...check.slice(0, 2)]))
  },
  cosmos: (secret, reference) => bech32.encode(cosmosPrefixes[reference] ?? 'cosmos', bech32.toWords(hash160(secret))),
}

/** The address that a secret's key has on a chain. */
export const addressOn = ({ namespace, reference }: KnownRemoteChain, secret: Secret): string => addressers[namespace](secret, reference)

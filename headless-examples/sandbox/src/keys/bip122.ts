import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { CompactSize, NETWORK, p2tr, p2wpkh, TEST_NETWORK } from '@scure/btc-signer'

export type BitcoinPurpose = 'payment' | 'ordinals'
/** What a secret has on a network: a version 0 witness address to be paid at, a taproot address for inscriptions. */
export type BitcoinKey = {
  purpose: BitcoinPurpose
  secret: Uint8Array
  address: string
  script: Uint8Array
  publicKey: Uint8Array
}

const networks: Readonly<Record<string, typeof NETWORK>> = {
  '000000000019d6689c085ae165831e93': NETWORK,
  '000000000933ea01ad0ee984209779ba': TEST_NETWORK,
}
/** Letters of a chain's addresses, by the CAIP-2 reference; those of a local chain for any other. */
export const bitcoinNetwork = (reference: string): typeof NETWORK =>
  networks[reference] ?? { ...TEST_NETWORK, bech32: 'bcrt' }

/** A secret's key for a purpose; a taproot key is told by its 32 bytes. */
export function bitcoinKey(
  secret: Uint8Array,
  purpose: BitcoinPurpose,
  reference: string,
): BitcoinKey {
  const full = secp256k1.getPublicKey(secret, true)
  const publicKey = purpose === 'payment' ? full : full.slice(1)
  const network = bitcoinNetwork(reference)
  const { address = '', script } =
    purpose === 'payment' ? p2wpkh(publicKey, network) : p2tr(publicKey, undefined, network)
  return { purpose, secret, address, script, publicKey }
}

const twice = (bytes: Uint8Array) => sha256(sha256(bytes))

/** What an ECDSA signature of a message is of. */
export function bitcoinMessageHash(message: string): Uint8Array {
  const bytes = utf8ToBytes(message)
  return twice(
    concatBytes(
      utf8ToBytes('\x18Bitcoin Signed Message:\n'),
      CompactSize.encode(BigInt(bytes.length)),
      bytes,
    ),
  )
}

/** As BIP-137 has it for version 0 witness addresses: 65 bytes, the first says which key. */
export function signBitcoinEcdsa(
  { secret, purpose, address }: BitcoinKey,
  message: string,
): Uint8Array {
  if (purpose !== 'payment') throw new Error(`${address} signs no ECDSA.`)
  const signature = secp256k1.sign(bitcoinMessageHash(message), secret, {
    prehash: false,
    format: 'recovered',
  })
  return concatBytes(Uint8Array.of(39 + (signature[0] ?? 0)), signature.slice(1))
}

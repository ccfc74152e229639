import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { CompactSize, NETWORK, p2tr, p2wpkh, TEST_NETWORK } from '@scure/btc-signer'

export type BitcoinPurpose = 'payment' | 'ordinals'
/**
 * A key on a Bitcoin network. `payment` keys have a P2WPKH address, `ordinals` keys a taproot
 * (P2TR) address. `script` is the output script; `publicKey` has 33 bytes, for taproot the 32
 * x-only bytes.
 */
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
/** Address parameters of a network by its CAIP-2 reference. Unknown references are regtest. */
export const bitcoinNetwork = (reference: string): typeof NETWORK =>
  networks[reference] ?? { ...TEST_NETWORK, bech32: 'bcrt' }

/** Derives the key of a 32-byte secret for a purpose. `reference`: CAIP-2 reference. */
export function bitcoinKey(
  secret: Uint8Array,
  purpose: BitcoinPurpose,
  reference: string,
): BitcoinKey {
  const compressed = secp256k1.getPublicKey(secret, true)
  const publicKey = purpose === 'payment' ? compressed : compressed.slice(1)
  const network = bitcoinNetwork(reference)
  const { address = '', script } =
    purpose === 'payment' ? p2wpkh(publicKey, network) : p2tr(publicKey, undefined, network)
  return { purpose, secret, address, script, publicKey }
}

const doubleSha256 = (bytes: Uint8Array) => sha256(sha256(bytes))

/** The 32-byte hash that an ECDSA message signature signs. */
export function bitcoinMessageHash(message: string): Uint8Array {
  const bytes = utf8ToBytes(message)
  return doubleSha256(
    concatBytes(
      utf8ToBytes('\x18Bitcoin Signed Message:\n'),
      CompactSize.encode(BigInt(bytes.length)),
      bytes,
    ),
  )
}

/**
 * Signs a message as BIP-137 for P2WPKH addresses: 65 bytes, of which the first encodes the
 * recovery id. Throws for taproot keys.
 */
export function signBitcoinEcdsa(
  { secret, purpose, address }: BitcoinKey,
  message: string,
): Uint8Array {
  if (purpose !== 'payment') throw new Error(`${address} cannot sign with ECDSA.`)
  const signature = secp256k1.sign(bitcoinMessageHash(message), secret, {
    prehash: false,
    format: 'recovered',
  })
  return concatBytes(Uint8Array.of(39 + (signature[0] ?? 0)), signature.slice(1))
}

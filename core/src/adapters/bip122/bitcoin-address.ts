import { Address, NETWORK, OutScript, TEST_NETWORK } from '@scure/btc-signer'
import type { AddressKind } from './bitcoin-networks.ts'
import type { SigningProtocol } from './bitcoin-provider.types.ts'

export type BitcoinAddressType = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr'
/**
 * A validated address. `kinds`: the kinds of network on which it is valid. A p2pkh or p2sh address
 * of testnet is also valid on regtest.
 */
export type BitcoinAddress = {
  address: string
  type: BitcoinAddressType
  kinds: readonly AddressKind[]
}

const kinds: readonly AddressKind[] = ['mainnet', 'testnet', 'regtest']
const types: Readonly<Record<string, BitcoinAddressType>> = {
  pkh: 'p2pkh',
  sh: 'p2sh',
  wpkh: 'p2wpkh',
  wsh: 'p2wsh',
  tr: 'p2tr',
}
const prefixesOf = (kind: AddressKind) => {
  if (kind === 'mainnet') return NETWORK
  return kind === 'testnet' ? TEST_NETWORK : { ...TEST_NETWORK, bech32: 'bcrt' }
}

/**
 * Parses the type, the checksum and the networks of an address. Returns the address in canonical
 * case, or null if it is invalid.
 */
export function parseBitcoinAddress(value: unknown): BitcoinAddress | null {
  if (typeof value !== 'string') return null
  const matches = kinds.flatMap((kind) => {
    const type = typeOn(kind, value)
    return type === null ? [] : [{ kind, type }]
  })
  const [first] = matches
  if (first === undefined) return null
  const isCaseSensitive = first.type === 'p2pkh' || first.type === 'p2sh'
  const address = isCaseSensitive ? value : value.toLowerCase()
  return { address, type: first.type, kinds: matches.map(({ kind }) => kind) }
}

/**
 * Returns the default signing protocol of an address type. A verifier compares the public key of an
 * ECDSA signature with the key hash of the address, which p2wsh and p2tr addresses do not contain.
 */
export const signingProtocolOf = (type: BitcoinAddressType): SigningProtocol =>
  type === 'p2wsh' || type === 'p2tr' ? 'bip322' : 'ecdsa'

/** Returns the output script of an address; null if it is invalid. */
export const outputScriptOf = (address: string): Uint8Array | null =>
  kinds.map((kind) => decodeOn(kind, address)?.script).find((script) => script !== undefined) ??
  null

const typeOn = (kind: AddressKind, value: string): BitcoinAddressType | null =>
  types[decodeOn(kind, value)?.type ?? ''] ?? null

/** Decodes an address; null if it is invalid on this kind of network. */
function decodeOn(kind: AddressKind, value: string): { type: string; script: Uint8Array } | null {
  try {
    const output = Address(prefixesOf(kind)).decode(value)
    // Throws for a taproot key that is not on the curve: coins sent to such an address are lost.
    return { type: output.type, script: OutScript.encode(output) }
  } catch {
    return null
  }
}

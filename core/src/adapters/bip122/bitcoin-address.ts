import { Address, NETWORK, OutScript, TEST_NETWORK } from '@scure/btc-signer'
import type { AddressKind } from './bitcoin-networks.ts'
import type { SigningProtocol } from './bitcoin-provider.types.ts'

export type BitcoinAddressType = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr'
/**
 * A validated address. `kinds`: the networks on which it is valid; addresses in the old formats are
 * the same on all test networks.
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
 * Parses an address: type, checksum and network. Returns it in its canonical case; null if it is
 * invalid.
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

/** Whether an address is valid on a network of this kind. */
export const isAddressOn = (kind: AddressKind, value: unknown): boolean =>
  parseBitcoinAddress(value)?.kinds.includes(kind) ?? false

/**
 * How an address of this type signs a message. ECDSA signatures recover the one public key of an
 * address, which script and taproot addresses do not have.
 */
export const signingProtocolOf = (type: BitcoinAddressType): SigningProtocol =>
  type === 'p2wsh' || type === 'p2tr' ? 'bip322' : 'ecdsa'

/** Null if the address is invalid on this kind of network. */
function typeOn(kind: AddressKind, value: string): BitcoinAddressType | null {
  try {
    const output = Address(prefixesOf(kind)).decode(value)
    // Throws for a taproot key that is not on the curve: coins sent to such an address are lost.
    OutScript.encode(output)
    return types[output.type] ?? null
  } catch {
    return null
  }
}

import { Address, NETWORK, OutScript, TEST_NETWORK } from '@scure/btc-signer'
import type { AddressKind } from './bitcoin-networks.ts'

export type BitcoinAddressType = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr'
/** An address that was checked. `kinds`: where it is one; the old forms are written alike on all test networks. */
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
const letters = (kind: AddressKind) => {
  if (kind === 'mainnet') return NETWORK
  return kind === 'testnet' ? TEST_NETWORK : { ...TEST_NETWORK, bech32: 'bcrt' }
}

/** Type, checksum and network of an address, written as everybody writes it; null: it is none. */
export function readBitcoinAddress(value: unknown): BitcoinAddress | null {
  if (typeof value !== 'string') return null
  const found = kinds.flatMap((kind) => {
    const type = typeOn(kind, value)
    return type === null ? [] : [{ kind, type }]
  })
  const [first] = found
  if (first === undefined) return null
  const address = first.type === 'p2pkh' || first.type === 'p2sh' ? value : value.toLowerCase()
  return { address, type: first.type, kinds: found.map(({ kind }) => kind) }
}

/** Whether an address is one of a network of this kind. */
export const isAddressOn = (kind: AddressKind, value: unknown): boolean =>
  readBitcoinAddress(value)?.kinds.includes(kind) ?? false

/** A taproot address whose key is on no curve is none: what is sent there is lost. */
function typeOn(kind: AddressKind, value: string): BitcoinAddressType | null {
  try {
    const output = Address(letters(kind)).decode(value)
    OutScript.encode(output)
    return types[output.type] ?? null
  } catch {
    return null
  }
}

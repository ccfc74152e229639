import { type CaipNetworkId, mainnetId, parseCaipNetworkId } from '../caip/caip.ts'
import type { NameRecord } from './name-record.ts'

/** Both coin types name mainnet (decision 50), the preferred one first. */
const mainnetCoinTypes = ['60', '2147483649'] as const
/** Coin type of the address for every EVM network (ENSIP-19). */
const anyEvmCoinType = '2147483648'

/**
 * SLIP-44 coin types of the records that name an address on a network, preferred first (ENSIP-11
 * and ENSIP-19 for EVM networks). The record of mainnet belongs to mainnet only (decision 50).
 */
export const coinTypesOf = (network: CaipNetworkId): readonly string[] =>
  parseCaipNetworkId(network).namespace === 'eip155'
    ? [...ownCoinTypesOf(network), anyEvmCoinType]
    : ownCoinTypesOf(network)

/** The coin types of `coinTypesOf` that name this network only. */
export function ownCoinTypesOf(network: CaipNetworkId): readonly string[] {
  const { namespace, reference } = parseCaipNetworkId(network)
  if (namespace === 'solana') return ['501']
  if (namespace !== 'eip155') return []
  return network === mainnetId ? mainnetCoinTypes : evmCoinType(reference)
}

/** The coin type of an EVM chain id. ENSIP-11 has none for ids of 2^31 and more. */
function evmCoinType(chainId: string): readonly string[] {
  if (!/^[1-9]\d{0,9}$/.test(chainId) || Number(chainId) >= 0x80000000) return []
  return [String(0x80000000 + Number(chainId))]
}

/** Addresses of a record for these coin types, in this order. They are not checked. */
export const addressesOf = ({ addresses }: NameRecord, coinTypes: readonly string[]) =>
  coinTypes.flatMap((coinType) => addresses[coinType] ?? [])

/** Addresses of a record for mainnet. They are not checked. */
export const mainnetAddressesOf = (record: NameRecord) => addressesOf(record, mainnetCoinTypes)

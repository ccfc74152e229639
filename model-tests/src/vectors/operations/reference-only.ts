import { type Decimal, parseDecimal, rescale } from '../../../../core/src/domain/amount/decimal.ts'
import { decimalText, grouped } from '../../../../core/src/domain/amount/decimal-text.ts'
import {
  type CaipNetworkId,
  caipNetworkIdOf,
  parseCaipNetworkId,
} from '../../../../core/src/domain/caip/caip.ts'
import {
  evmChainId,
  hexFromNumber,
  numberFromHex,
} from '../../../../core/src/domain/caip/chain-id.ts'
import type { Namespace } from '../../../../core/src/domain/caip/namespace.ts'
import type { Network } from '../../../../core/src/domain/network/network.ts'

// Functions that the vectors test and the product does not call.

const zero: Decimal = { units: 0n, scale: 0 }

/** Parses en-US grouped text, `1,234.5`. Null if it is not a number. */
export function parseGrouped(text: string): Decimal | null {
  return parseDecimal(text.replaceAll(',', ''))
}

/** en-US text with a fixed number of decimals: `1,234.50`. */
export function fixedText(value: string | number | null, decimals = 2): string {
  return grouped(decimalText(rescale(parseDecimal(value ?? 0) ?? zero, decimals, 'half')))
}

/** Rounds a number to `decimals` if its text has at least `threshold` characters. */
export function roundIfLong(value: number, threshold: number, decimals: number): string {
  const text = String(value)
  return text.length < threshold
    ? text
    : decimalText(rescale(parseDecimal(value) ?? zero, decimals, 'half'))
}

/** Splits a fiat value into dollars and two digits of cents. */
export function dollarsAndCents(value: string | number): { dollars: string; pennies: string } {
  const text = decimalText(rescale(parseDecimal(value) ?? zero, 2, 'half'))
  const [dollars = '0', pennies = '00'] = text.split('.')
  return { dollars, pennies }
}

/** The page's first network of a namespace, or null. */
export function firstOfNamespace<N extends Pick<Network, 'chainNamespace'>>(
  networks: readonly N[],
  namespace: Namespace,
): N | null {
  return networks.find((network) => network.chainNamespace === namespace) ?? null
}

type Range = readonly [from: number, to: number]

/**
 * Maps a value from one range to another and clamps it. For positions on screen, never for amounts.
 */
export function interpolate([low, high]: Range, [from, to]: Range, value: number): number {
  const ratio = high === low ? 0 : Math.min(1, Math.max(0, (value - low) / (high - low)))
  return from + ratio * (to - from)
}

/** CAIP-19 asset types by namespace. */
const assetTypes: Readonly<Record<string, { native: string; token: string }>> = {
  eip155: { native: 'slip44:60', token: 'erc20' },
  solana: { native: 'slip44:501', token: 'token' },
}
/**
 * The CAIP-19 id of an asset: `native` or a token's address. Null if the namespace has no asset
 * types. Throws `caip/not-a-network-id`.
 */
export function caip19(network: CaipNetworkId, asset: string): string | null {
  const { namespace } = parseCaipNetworkId(network)
  const types = Object.hasOwn(assetTypes, namespace) ? assetTypes[namespace] : undefined
  if (types === undefined) return null
  return `${network}/${asset === 'native' ? types.native : `${types.token}:${asset}`}`
}

/** The network of a hex chain id. Null if the text is not hex. */
export function caipFromHex(chainId: string, namespace: Namespace): CaipNetworkId | null {
  const id = numberFromHex(chainId)
  return id === null ? null : caipNetworkIdOf(namespace, id)
}

/** The hex chain id of a CAIP-2 text. `0x0` if the text is not the id of an EVM network. */
export const hexFromCaip = (network: string): `0x${string}` =>
  hexFromNumber(evmChainId(network) ?? 0)

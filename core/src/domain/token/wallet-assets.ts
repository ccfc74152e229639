import { shortDecimalText } from '../amount/decimal-text.ts'
import { parseQuantity } from '../amount/quantity.ts'
import { type CaipNetworkId, caipAddressOf } from '../caip/caip.ts'
import { cleanText } from '../text/text.ts'
import { safeImage } from '../text/url.ts'
import type { TokenBalance } from './token-balance.ts'

/** The result of `wallet_getAssets`: a list per hex chain id. Texts are not cleaned. */
export type WalletAssets = Readonly<Record<string, readonly WalletAsset[]>>
export type WalletAsset = {
  /** `native` or a contract address. */
  address: string
  balance: string
  type: 'ERC20' | 'NATIVE'
  metadata: {
    name?: string
    symbol?: string
    decimals?: number
    value?: number
    price?: number
    iconUrl?: string
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
const areStrings = (values: readonly unknown[]) =>
  values.every((value) => typeof value === 'string')

function isAsset(value: unknown): value is WalletAsset {
  if (!isRecord(value) || !isRecord(value.metadata)) return false
  const { address, balance, type, metadata } = value
  const { name, symbol, iconUrl, decimals, price } = metadata
  if (type !== 'ERC20' && type !== 'NATIVE') return false
  return (
    areStrings([address, balance, name, symbol, iconUrl]) &&
    typeof decimals === 'number' &&
    typeof price === 'number'
  )
}

/**
 * Whether a result consists of lists of valid assets. False if any asset is invalid. Never throws.
 */
export function isWalletAssets(result: unknown): result is WalletAssets {
  try {
    return (
      isRecord(result) &&
      !Array.isArray(result) &&
      Object.values(result).every((list) => Array.isArray(list) && Array.from(list).every(isAsset))
    )
  } catch {
    return false
  }
}

/**
 * Converts a hex balance to exact text in whole tokens. Null if balance or decimals are invalid
 * (faults H1, H4).
 */
export function decimalFromHex(hex: string, decimals: number): string | null {
  const isScale = Number.isInteger(decimals) && decimals >= 0 && decimals <= 255
  const units = parseQuantity(hex)
  return isScale && units !== null ? shortDecimalText({ units, scale: decimals }) : null
}

/**
 * Converts an asset to a portfolio row. Null if its amount is invalid. A missing text becomes '', a
 * missing value null.
 */
export function balanceOfAsset(
  { address, balance, metadata }: WalletAsset,
  chainId: CaipNetworkId,
): TokenBalance | null {
  const { name = '', symbol = '', decimals = 0, value, price, iconUrl } = metadata
  const numeric = decimalFromHex(balance, decimals)
  if (numeric === null) return null
  return {
    name: cleanText(name),
    symbol: cleanText(symbol),
    chainId,
    address: address === 'native' ? null : caipAddressOf(chainId, address),
    value: finiteOrNull(value),
    price: finiteOrNull(price),
    quantity: { decimals, numeric },
    iconUrl: safeImage(iconUrl),
  }
}

const finiteOrNull = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

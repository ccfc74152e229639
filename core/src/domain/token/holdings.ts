import type { NativeBalance } from '../account/account.ts'
import { exactBalance } from '../account/balance-text.ts'
import { addressOf } from '../caip/caip-address.ts'
import type { Network } from '../network/network.ts'
import { markedSymbol } from './name-mark.ts'
import type { TokenBalance } from './token-balance.ts'

/** Removes tokens with 0 decimals. `hidden` is their number (decision 15). */
export function withoutZeroDecimals(rows: readonly TokenBalance[]): {
  tokens: readonly TokenBalance[]
  hidden: number
} {
  const tokens = rows.filter(({ quantity }) => quantity.decimals > 0)
  return { tokens, hidden: rows.length - tokens.length }
}

/** Keeps the first row of each token: a duplicate would count its value twice. */
const uniqueTokens = (rows: readonly TokenBalance[]): readonly TokenBalance[] => {
  const byKey = new Map<string | null, TokenBalance>()
  for (const row of rows) if (!byKey.has(keyOf(row.address))) byKey.set(keyOf(row.address), row)
  return [...byKey.values()]
}

/**
 * Puts the native token first. If the list lacks it, creates its row from `balance`, or adds no row
 * while `balance` is null. Marks the symbols of tokens that imitate another name (fault V1).
 */
export function nativeFirst(
  rows: readonly TokenBalance[],
  network: Network | null,
  balance: NativeBalance | null,
): readonly TokenBalance[] {
  const others = uniqueTokens(rows.filter(({ address }) => address !== null)).map((row) =>
    network === null ? row : withMark(row, network),
  )
  const listed = rows.find(({ address }) => address === null)
  if (listed !== undefined) return [listed, ...others]
  return network === null || balance === null ? others : [nativeRow(network, balance), ...others]
}

function withMark(row: TokenBalance, network: Network): TokenBalance {
  if (row.address === null || row.chainId !== network.caipNetworkId) return row
  const symbol = markedSymbol(row.symbol, addressOf(row.address), network)
  return symbol === row.symbol ? row : { ...row, symbol }
}

const nativeRow = (
  { caipNetworkId, nativeCurrency, imageUrl }: Network,
  balance: NativeBalance,
): TokenBalance => ({
  name: nativeCurrency.name,
  symbol: balance.symbol,
  chainId: caipNetworkId,
  address: null,
  value: null,
  price: null,
  quantity: { decimals: balance.decimals, numeric: exactBalance(balance) },
  iconUrl: imageUrl,
})

/** Whether two rows are of the same token. EVM addresses are compared without case. */
export function isSameToken(
  first: Pick<TokenBalance, 'address'>,
  second: Pick<TokenBalance, 'address'>,
): boolean {
  return keyOf(first.address) === keyOf(second.address)
}
const keyOf = (address: TokenBalance['address']) =>
  address?.startsWith('eip155:') ? address.toLowerCase() : address

/**
 * Adds a token of the page's options. If the token is listed already, replaces only its icon. Omits
 * a token with 0 decimals.
 */
export function withToken(
  rows: readonly TokenBalance[],
  token: TokenBalance,
): readonly TokenBalance[] {
  if (!rows.some((row) => isSameToken(row, token)))
    return token.quantity.decimals > 0 ? [...rows, token] : rows
  return rows.map((row) =>
    isSameToken(row, token) ? { ...row, iconUrl: token.iconUrl ?? row.iconUrl } : row,
  )
}

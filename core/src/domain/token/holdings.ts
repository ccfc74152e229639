import type { NativeBalance } from '../account/account.ts'
import { exactBalance } from '../account/display.ts'
import {
  add,
  type Decimal,
  decimalText,
  grouped,
  multiply,
  parseDecimal,
  rescale,
  shortDecimalText,
} from '../amount/decimal.ts'
import type { Network } from '../network/network.ts'
import type { TokenBalance } from './token-balance.ts'

/** Rows without those that have no decimals, and how many those are (decision 15). */
export function withoutZeroDecimals(rows: readonly TokenBalance[]): {
  tokens: readonly TokenBalance[]
  hidden: number
} {
  const tokens = rows.filter(({ quantity }) => quantity.decimals > 0)
  return { tokens, hidden: rows.length - tokens.length }
}

/** Each token once, as it is listed first: the same amount twice would be twice the money. */
const once = (rows: readonly TokenBalance[]): readonly TokenBalance[] => {
  const byKey = new Map<string | null, TokenBalance>()
  for (const row of rows) if (!byKey.has(keyOf(row.address))) byKey.set(keyOf(row.address), row)
  return [...byKey.values()]
}

/** The native token first, as it is listed; where nobody lists it, with what the chain says of it, once it did. */
export function nativeFirst(
  rows: readonly TokenBalance[],
  network: Network | null,
  balance: NativeBalance | null,
): readonly TokenBalance[] {
  const others = once(rows.filter(({ address }) => address !== null))
  const listed = rows.find(({ address }) => address === null)
  if (listed !== undefined) return [listed, ...others]
  return network === null || balance === null ? others : [nativeRow(network, balance), ...others]
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

/** Whether two rows are of the same token; letters of an EVM address may be written either way. */
export function isSameToken(
  one: Pick<TokenBalance, 'address'>,
  other: Pick<TokenBalance, 'address'>,
): boolean {
  return keyOf(one.address) === keyOf(other.address)
}
const keyOf = (address: TokenBalance['address']) =>
  address?.startsWith('eip155:') ? address.toLowerCase() : address

/** With a token the page brings: it is there once, under the page's picture where it has one. */
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

/** What a row is worth, exactly: as the service says, else by its price; null: nobody knows. */
export function worthOf({ value, price, quantity }: TokenBalance): Decimal | null {
  const said = figure(value)
  if (said !== null) return said
  const each = figure(price)
  const amount = plain(quantity.numeric)
  return each === null || amount === null ? null : multiply(each, amount)
}
/** A figure of the service; NaN and infinities are none. */
const figure = (value: number | null) =>
  value === null || !Number.isFinite(value) ? null : parseDecimal(value)
/** An amount as plain decimal text; anything else is none (fault case H4). */
const plain = (text: string) => (/^\d+(\.\d+)?$/.test(text) ? parseDecimal(text) : null)

/** The exact sum of what is known, as decimal text; null: there are tokens, and of none it is known what it is worth. */
export function totalWorth(rows: readonly TokenBalance[]): string | null {
  const known = rows.map(worthOf).filter((worth) => worth !== null)
  if (known.length === 0 && rows.length > 0) return null
  return shortDecimalText(known.reduce(add, { units: 0n, scale: 0 }))
}

/** US dollars as a list shows them, `$1,234.50`; `—` where they are not known. */
export function dollarsText(amount: string | number | null): string {
  const exact = amount === null ? null : typeof amount === 'number' ? figure(amount) : plain(amount)
  return exact === null ? '—' : `$${grouped(decimalText(rescale(exact, 2, 'half')))}`
}

import { shortAddress } from '../account/display.ts'
import {
  add,
  type Decimal,
  multiply,
  parseDecimal,
  rescale,
  shortDecimalText,
} from '../amount/decimal.ts'
import { formatAmount } from '../amount/format-amount.ts'
import { inSentence } from '../text/isolate-text.ts'
import type { TransferReview, Units } from './transfer.ts'

/** Every digit of an amount in its smallest unit, grouped as the language does it, without zeros at its end. What is no amount is a dash. */
export function exactText(units: string, decimals: number, language: string): string {
  const text = formatAmount(units, decimals, language, Math.max(decimals, 0))
  if (text === null) return '–'
  const fraction = text.fraction.replace(/0+$/, '')
  return fraction.length > 1 ? `${text.whole}${fraction}` : text.whole
}

/** The same with its symbol, as a sentence says it: `1.5 ETH`. */
export function exactAmount(
  { amount, decimals, symbol }: { amount: string; decimals: number; symbol: string },
  language: string,
): string {
  return `${exactText(amount, decimals, language)} ${inSentence(symbol) ?? ''}`.trim()
}

/** What an account's holding of a token is worth in US dollars, exactly; null: nobody knows. */
export function assetWorth({
  balance,
  decimals,
  price,
}: {
  balance: Units | null
  decimals: number
  price: number | null
}): string | null {
  const rate = price === null ? null : parseDecimal(price)
  if (rate === null || balance === null || !/^\d+$/.test(balance)) return null
  const held: Decimal = { units: BigInt(balance), scale: decimals }
  return shortDecimalText(multiply(held, rate))
}

/** An amount as the field shows it: with the language's own point. It is its own way back, so that a point that is none there stays none. */
export function withPoint(amount: string, point: string): string {
  return point === ',' ? amount.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ',')) : amount
}

/** What is meant by a field that held `before` and holds `text` now: a single point or comma that was typed is the point, whatever the keyboard has. */
export function typedAmount(text: string, before: string, point: string): string {
  const at = Array.from(text).findIndex((mark, place) => mark !== before[place])
  const isOne =
    text.length === before.length + 1 &&
    at !== -1 &&
    text.slice(0, at) + text.slice(at + 1) === before
  const mark = text[at]
  return withPoint(
    isOne && (mark === '.' || mark === ',')
      ? `${text.slice(0, at)}${point}${text.slice(at + 1)}`
      : text,
    point,
  )
}

/** An exact decimal as a short line: six digits after the point, no zeros at its end. */
export function shortAmount(exact: string | null, symbol: string | null, language: string): string {
  const amount = parseDecimal(exact ?? '0')
  if (amount === null || amount.units < 0n) return '–'
  return `${exactText(rescale(amount, 6).units.toString(), 6, language)} ${symbol ?? ''}`.trim()
}

/** The sum of two exact decimals; null where one of them is none. */
export function sumOf(one: string, other: string): string | null {
  const [a, b] = [parseDecimal(one), parseDecimal(other)]
  return a === null || b === null ? null : shortDecimalText(add(a, b))
}

type Total = { amount: Units; decimals: number; symbol: string }
type Reviewed = Pick<
  TransferReview,
  'asset' | 'amount' | 'decimals' | 'symbol' | 'fee' | 'accountRent'
>

/** All that leaves the account at most, by coin: one sum where the fee is paid in what is sent. */
export function transferTotal({
  asset,
  amount,
  decimals,
  symbol,
  fee,
  accountRent,
}: Reviewed): Total[] {
  const isDigits = [amount, fee.amount, accountRent ?? '0'].every((text) => /^\d+$/.test(text))
  if (!isDigits) return [{ amount: '', decimals, symbol }]
  const cost = BigInt(fee.amount) + BigInt(accountRent ?? '0')
  if (asset === null) return [{ amount: String(BigInt(amount) + cost), decimals, symbol }]
  return [
    { amount, decimals, symbol },
    { ...fee, amount: String(cost) },
  ]
}

/** A short address or hash within a sentence: no line ends in the middle of it. */
export const unbroken = (text: string): string => shortAddress(text).replace('…', '\u2060…\u2060')

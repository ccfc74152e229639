import { type Decimal, parseDecimal, rescale } from '../amount/decimal.ts'
import { add, multiply } from '../amount/decimal-sum.ts'
import { decimalText, grouped, shortDecimalText } from '../amount/decimal-text.ts'
import { isPlausible, parsePrice } from '../amount/fiat-amount.ts'
import type { TokenBalance } from './token-balance.ts'

/**
 * The exact value of a row in US dollars: the value of the data API, else price times amount. Null
 * if it is unknown, the price is not positive, or a number is above the maximum (fault XH1).
 */
export function tokenValue({ value, price, quantity }: TokenBalance): Decimal | null {
  const unitPrice = parsePrice(price)
  if (price !== null && unitPrice === null) return null
  const isListed = value !== null && (parsePrice(value) !== null || (value === 0 && unitPrice))
  if (isListed) return parseDecimal(value)
  const amount = plainDecimal(quantity.numeric)
  const product = unitPrice === null || amount === null ? null : multiply(unitPrice, amount)
  return product !== null && isPlausible(product) ? product : null
}
/** Parses a number of the data API. Null for NaN and infinities. */
const finiteDecimal = (value: number | null) =>
  value === null || !Number.isFinite(value) ? null : parseDecimal(value)
/** Parses plain decimal text. Null for any other text (fault H4). */
const plainDecimal = (text: string) => (/^\d+(\.\d+)?$/.test(text) ? parseDecimal(text) : null)

/**
 * The exact sum of the known values, as decimal text. Null if there are tokens but no known value.
 */
export function totalTokenValue(rows: readonly TokenBalance[]): string | null {
  const knownValues = rows.map(tokenValue).filter((value) => value !== null)
  if (knownValues.length === 0 && rows.length > 0) return null
  return shortDecimalText(knownValues.reduce(add, { units: 0n, scale: 0 }))
}

/** US dollars for lists, `$1,234.50`. `–` if the amount is unknown. */
export function formatUsd(amount: string | number | null): string {
  const exact =
    amount === null
      ? null
      : typeof amount === 'number'
        ? finiteDecimal(amount)
        : plainDecimal(amount)
  return exact === null ? '–' : `$${grouped(decimalText(rescale(exact, 2, 'half')))}`
}

import { type Decimal, multiply, parseDecimal, rescale, shortDecimalText } from './decimal.ts'

/** What one of a token costs, exactly as it was said; null where nobody said anything one can count with. */
export function priceOf(price: number | null): Decimal | null {
  const read = price === null ? null : parseDecimal(price)
  return read === null || read.units <= 0n ? null : read
}

/** What an amount is worth, exact text. */
export function fiatText(amount: Decimal, price: Decimal): string {
  return shortDecimalText(multiply(amount, price))
}

/** How much of a token so much money is: rounded down to the last unit, so that never more is sent than was written. */
export function unitsFor(fiat: Decimal, price: Decimal, decimals: number): bigint {
  const scale = Math.max(fiat.scale, price.scale)
  return (rescale(fiat, scale).units * 10n ** BigInt(decimals)) / rescale(price, scale).units
}

import { type Decimal, parseDecimal, rescale } from './decimal.ts'
import { shortDecimalText } from './decimal-text.ts'

/** The exact product. */
export function multiply(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, scale: a.scale + b.scale }
}

/** The exact sum. */
export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  return { units: rescale(a, scale).units + rescale(b, scale).units, scale }
}

/** The exact sum of two decimal texts. Null if one of them is not a decimal. */
export function sumOf(first: string, second: string): string | null {
  const a = parseDecimal(first)
  const b = parseDecimal(second)
  return a === null || b === null ? null : shortDecimalText(add(a, b))
}

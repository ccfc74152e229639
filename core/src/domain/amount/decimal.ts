/** An exact decimal: `units` divided by ten to the power of `scale`. */
export type Decimal = { units: bigint; scale: number }

const pattern = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?)(\d{1,3}))?$/i
/** Parses the digits of an exponent. No text is parsed as a floating-point number (rule R11). */
const parseExponent = (digits: string) =>
  Array.from(digits).reduce((count, digit) => count * 10 + '0123456789'.indexOf(digit), 0)

/**
 * Parses a decimal text exactly; a number is parsed as `String(number)`. Null if it is not a
 * decimal, contains commas, or has an exponent of more than 3 digits.
 */
export function parseDecimal(value: string | number): Decimal | null {
  const match = pattern.exec(String(value).trim())
  const [, sign = '', whole = '', fraction = '', direction = '', exponent = '0'] = match ?? []
  if (match === null || whole + fraction === '') return null
  const scale =
    fraction.length + (direction === '-' ? parseExponent(exponent) : -parseExponent(exponent))
  const units = BigInt(`${whole}${fraction}`) * (scale < 0 ? 10n ** BigInt(-scale) : 1n)
  return { units: sign === '-' ? -units : units, scale: Math.max(scale, 0) }
}

/** Changes the number of decimals. Rounds towards minus infinity, or half away from zero. */
export function rescale(
  { units, scale }: Decimal,
  digits: number,
  rounding: 'floor' | 'half' = 'floor',
): Decimal {
  if (digits >= scale) return { units: units * 10n ** BigInt(digits - scale), scale: digits }
  const step = 10n ** BigInt(scale - digits)
  const sign = units < 0n ? -1n : 1n
  const half = rounding === 'half' ? step / 2n : 0n
  const added = rounding === 'floor' && units < 0n ? step - 1n : half
  return { units: ((units * sign + added) / step) * sign, scale: digits }
}

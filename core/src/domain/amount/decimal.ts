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

/** Parses en-US grouped text, `1,234.5`. Null if it is not a number. */
export function parseGrouped(text: string): Decimal | null {
  return parseDecimal(text.replaceAll(',', ''))
}

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

/** Changes the number of decimals. Rounds towards minus infinity, or half away from zero. */
export function rescale(
  { units, scale }: Decimal,
  digits: number,
  rounding: 'floor' | 'half' = 'floor',
): Decimal {
  if (digits >= scale) return { units: units * 10n ** BigInt(digits - scale), scale: digits }
  const step = 10n ** BigInt(scale - digits)
  const magnitude = units < 0n ? -units : units
  if (rounding === 'half')
    return { units: ((magnitude + step / 2n) / step) * (units < 0n ? -1n : 1n), scale: digits }
  return {
    units: units < 0n ? -((magnitude + step - 1n) / step) : magnitude / step,
    scale: digits,
  }
}

/** Text with all digits of the scale: `1.50`. */
export function decimalText({ units, scale }: Decimal): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0')
  const cut = digits.length - scale
  return `${units < 0n ? '-' : ''}${digits.slice(0, cut)}${scale > 0 ? `.${digits.slice(cut)}` : ''}`
}

/** Text without trailing zeros: `1.5`. */
export function shortDecimalText(decimal: Decimal): string {
  const text = decimalText(decimal)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

/** Groups thousands as en-US does: `1,234.5`. */
export function grouped(text: string): string {
  const [whole = '', fraction] = text.split('.')
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? groups : `${groups}.${fraction}`
}

import { parseDecimal, rescale } from './decimal.ts'

/** `whole` is grouped as the language does it; `fraction` begins with its point. null: it was no amount. */
export type AmountText = { whole: string; fraction: string } | null

/** An exact amount in its smallest unit as people read it: floored to `digits` decimals, without a floating point on the way. */
export function formatAmount(
  value: string,
  decimals: number,
  language: string,
  digits = 3,
): AmountText {
  const exact = /^\d+$/.test(value) && decimals >= 0 ? parseDecimal(value) : null
  if (exact === null) return null
  const { units } = rescale({ units: exact.units, scale: decimals }, digits)
  const unit = 10n ** BigInt(digits)
  const whole = new Intl.NumberFormat(language).format(units / unit)
  return {
    whole,
    fraction: `${pointOf(language)}${(units % unit).toString().padStart(digits, '0')}`,
  }
}

/** The same in one line with its currency; what is no amount is a dash. */
export function amountLine(
  amount: { value: string; decimals: number; symbol: string },
  language: string,
): string {
  const text = formatAmount(amount.value, amount.decimals, language)
  return text === null ? '–' : `${text.whole}${text.fraction} ${amount.symbol}`
}

/** A quantity that a service tells, rounded to 3 decimals, as the language writes it; what is no quantity is a dash. */
export function quantityLine(numeric: string, language: string): string {
  const exact = parseDecimal(numeric)
  const text = exact && formatAmount(rescale(exact, 3, 'half').units.toString(), 3, language)
  return text === null ? '–' : `${text.whole}${text.fraction}`
}

/** The point of a language. */
export function pointOf(language: string): string {
  return (
    new Intl.NumberFormat(language).formatToParts(0.1).find(({ type }) => type === 'decimal')
      ?.value ?? '.'
  )
}

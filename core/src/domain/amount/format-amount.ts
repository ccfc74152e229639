import { parseDecimal, rescale } from './decimal.ts'

/**
 * `whole` is grouped by the language, `fraction` starts with the separator. Null if the text is not
 * an amount.
 */
export type AmountText = { whole: string; fraction: string } | null

/** The digits of the fraction, of amount fields and of addresses (fault Z14). */
const latin = { numberingSystem: 'latn' }

/**
 * Formats an amount in the smallest unit, floored to `digits` decimals. Computes without
 * floating-point numbers (rule R11).
 */
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
  const whole = new Intl.NumberFormat(language, latin).format(units / unit)
  return {
    whole,
    fraction: `${decimalSeparator(language)}${(units % unit).toString().padStart(digits, '0')}`,
  }
}

/** Removes trailing zeros. An amount that is zero only because it was shortened keeps them. */
export function trimZeros(text: AmountText, isZero: boolean): AmountText {
  const fraction = text?.fraction.replace(/\D?0+$/, '') ?? ''
  return text === null || (text.whole === '0' && fraction === '' && !isZero)
    ? text
    : { whole: text.whole, fraction }
}

/** `formatAmount` with 3 decimals, without trailing zeros. An amount below 0.001 is `0.000`. */
export const trimmedAmount = (value: string, decimals: number, language: string): AmountText =>
  trimZeros(formatAmount(value, decimals, language), /^0+$/.test(value))

/** `trimmedAmount` in one line with the symbol. A dash if the value is not an amount. */
export function amountLine(
  amount: { value: string; decimals: number; symbol: string },
  language: string,
): string {
  const text = trimmedAmount(amount.value, amount.decimals, language)
  return text === null ? '–' : `${text.whole}${text.fraction} ${amount.symbol}`
}

/** The decimal separator of a language. */
export function decimalSeparator(language: string): string {
  return (
    new Intl.NumberFormat(language, latin).formatToParts(0.1).find(({ type }) => type === 'decimal')
      ?.value ?? '.'
  )
}

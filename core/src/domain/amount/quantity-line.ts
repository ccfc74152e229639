import { parseDecimal, rescale } from './decimal.ts'
import { formatAmount, trimZeros } from './format-amount.ts'

/**
 * A quantity of the data API in a language, rounded to 3 decimals, without trailing zeros. A dash if
 * the text is not a number.
 */
export function quantityLine(numeric: string, language: string): string {
  const exact = parseDecimal(numeric)
  const text =
    exact &&
    trimZeros(
      formatAmount(rescale(exact, 3, 'half').units.toString(), 3, language),
      exact.units === 0n,
    )
  return text === null ? '–' : `${text.whole}${text.fraction}`
}

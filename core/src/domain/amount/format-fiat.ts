import { parseDecimal, rescale } from './decimal.ts'
import { formatAmount } from './format-amount.ts'

/**
 * US dollars in a language, rounded to the cent: `$1,234.50`. A positive value below a cent is
 * `< $0.01`. Null if the text is not an amount.
 */
export function formatFiat(dollars: string, language: string): string | null {
  const exact = parseDecimal(dollars)
  if (exact === null || exact.units < 0n) return null
  const { units } = rescale(exact, 2, 'half')
  const isBelowCent = units === 0n && exact.units > 0n
  const text = formatAmount(isBelowCent ? '1' : units.toString(), 2, language, 2)
  if (text === null) return null
  const currency = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
  })
  const parts = currency.formatToParts(0).map(({ type, value }) => {
    if (type === 'integer') return text.whole
    if (type === 'decimal') return ''
    return type === 'fraction' ? text.fraction : value
  })
  return `${isBelowCent ? '< ' : ''}${parts.join('')}`
}

import { parseDecimal, rescale } from './decimal.ts'
import { formatAmount } from './format-amount.ts'

/** US dollars as people read them, to the cent: `$1,234.50`. What is less than a cent and not nothing says so. null: it was no amount. */
export function fiatText(dollars: string, language: string): string | null {
  const exact = parseDecimal(dollars)
  if (exact === null || exact.units < 0n) return null
  const { units } = rescale(exact, 2, 'half')
  const isLess = units === 0n && exact.units > 0n
  const text = formatAmount(isLess ? '1' : units.toString(), 2, language, 2)
  if (text === null) return null
  const around = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  })
  const parts = around.formatToParts(0).map(({ type, value }) => {
    if (type === 'integer') return text.whole
    if (type === 'decimal') return ''
    return type === 'fraction' ? text.fraction : value
  })
  return `${isLess ? '< ' : ''}${parts.join('')}`
}

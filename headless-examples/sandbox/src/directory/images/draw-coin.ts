import { drawLetters, drawOnBackground, lettersAndDigits } from './palette.ts'

const currencySigns: Readonly<Record<string, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  INR: '₹',
  KRW: '₩',
  CHF: 'Fr',
}

/**
 * Draws the sign of a currency or the first letters of a token's symbol. Null if `code` is invalid.
 */
export function drawCoin(code: string, kind: 'currency' | 'token'): string | null {
  const text = lettersAndDigits(code).join('')
  if (text === '' || text !== code || text.length > 12) return null
  const upper = text.toUpperCase()
  const sign = kind === 'currency' ? currencySigns[upper] : undefined
  return drawOnBackground(`${kind} ${upper}`, (colour) =>
    drawLetters(sign ?? upper.slice(0, 3), colour),
  )
}

import { drawLetters, lettersAndDigits, drawOnBackground } from './palette.ts'

const signs: Readonly<Record<string, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  INR: '₹',
  KRW: '₩',
  CHF: 'Fr',
}

/** A coin with a currency's sign or a token's letters on it; null for what is no code. */
export function drawCoin(code: string, kind: 'currency' | 'token'): string | null {
  const text = lettersAndDigits(code).join('')
  if (text === '' || text !== code || text.length > 12) return null
  const upper = text.toUpperCase()
  const sign = kind === 'currency' ? signs[upper] : undefined
  return drawOnBackground(`${kind} ${upper}`, (colour) => drawLetters(sign ?? upper.slice(0, 3), colour))
}

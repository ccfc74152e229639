import { type AmountText, formatAmount } from '@latchkit/core/utils'

/**
 * Removes the trailing zeros of a number with a fraction, and the separator if no digit follows it.
 * A number that is zero only because it was shortened keeps them.
 */
export function trimZeros(text: string, isZero: boolean): string {
  const trimmed = text.replace(/\D?0+$/, '')
  return trimmed === '0' && !isZero ? text : trimmed
}

/** `formatAmount` without trailing zeros. */
export function trimmedAmount(value: string, decimals: number, language: string): AmountText {
  const text = formatAmount(value, decimals, language)
  if (text === null) return null
  const { whole, fraction } = text
  return { whole, fraction: trimZeros(whole + fraction, BigInt(value) === 0n).slice(whole.length) }
}

/**
 * Removes the trailing zeros of a number with a fraction, and the separator if no digit follows it.
 * A number that is zero only because it was shortened keeps them.
 */
export function trimZeros(text: string, isZero: boolean): string {
  const trimmed = text.replace(/\D?0+$/, '')
  return trimmed === '0' && !isZero ? text : trimmed
}

import { renderUnicodeCompact } from 'uqr'

/** A code that a phone can scan, two modules a character: what is light in it is written, what is dark is left out. */
export const codeOf = (text: string): string[] =>
  renderUnicodeCompact(text, { border: 2, ecc: 'L' }).split('\n')

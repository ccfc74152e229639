import { cleanText } from './text.ts'

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** A name from outside, to be put into a sentence: cleaned, short, and kept from turning the words around it. null: it said nothing. */
export function inSentence(name: string | null): string | null {
  const clean = cleanText(name ?? '', 32)
  if (clean === '') return null
  return rightToLeft.test(clean) ? `\u2068${clean}\u2069` : clean
}

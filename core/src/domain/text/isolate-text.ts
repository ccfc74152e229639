import { cleanText } from './text.ts'

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * Prepares an external name for a sentence: cleaned, at most 32 characters, and bidi-isolated if it
 * is right-to-left, so that it cannot reorder the words around it. Null if no visible character is
 * left.
 */
export function isolateText(name: string | null): string | null {
  const clean = cleanText(name ?? '', 32)
  if (clean === '') return null
  return rightToLeft.test(clean) ? `\u2068${clean}\u2069` : clean
}

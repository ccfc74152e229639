/** The number of digits of a code that the frame sends by e-mail. */
export const codeLength = 6

/**
 * The digits of a typed or pasted code. Full-width digits become ASCII digits; spaces, dashes and
 * other separators are dropped. Null if a letter or more than six digits remain, so that no wrong
 * code is sent (fault L5).
 */
export function parseCode(text: string): string | null {
  const digits = text.normalize('NFKC').replace(/[\s\p{Pd}\p{Cf}.,]/gu, '')
  return /^\d{0,6}$/.test(digits) ? digits : null
}

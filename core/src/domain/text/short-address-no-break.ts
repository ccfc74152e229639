import { shortAddress } from './short-address.ts'

/**
 * `shortAddress` of an address or hash for use in a sentence: word joiners prevent a line break at
 * the gap.
 */
export const shortAddressNoBreak = (text: string): string =>
  shortAddress(text).replace('…', '\u2060…\u2060')

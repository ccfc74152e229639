import { truncate } from './text.ts'

/** The address for rows and buttons: 4 leading and 6 trailing characters (decision 17). */
export function shortAddress(address: string): string {
  return truncate(address, 4, 6, 'middle', '…')
}

/**
 * `shortAddress` of an address or hash for use in a sentence: word joiners prevent a line break at
 * the gap.
 */
export const shortAddressNoBreak = (text: string): string =>
  shortAddress(text).replace('…', '\u2060…\u2060')

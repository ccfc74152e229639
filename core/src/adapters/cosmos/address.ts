import { bech32 } from '@scure/base'

/** An address taken apart: 20 bytes of a key, or 32 of a contract or module. */
export type ReadAddress = {
  /** As it is always written: lower case. */ text: string
  prefix: string
  bytes: Uint8Array
}

/** null for what is no address: wrong checksum, mixed case, another length. All upper case is one. */
export function readAddress(text: string): ReadAddress | null {
  const { prefix, words } = bech32.decodeUnsafe(text) ?? {}
  if (prefix === undefined || words === undefined) return null
  const bytes = bech32.fromWordsUnsafe(words)
  if (!bytes || (bytes.length !== 20 && bytes.length !== 32)) return null
  return { text: text.toLowerCase(), prefix, bytes }
}

/** Whether two hold the same bytes. */
export const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, place) => byte === other[place])

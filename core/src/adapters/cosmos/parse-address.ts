import { bech32 } from '@scure/base'

/** A bech32 address: 20 bytes of a key, or 32 bytes of a contract or module. */
export type ParsedAddress = {
  /** In lower case, the canonical form. */
  text: string
  prefix: string
  bytes: Uint8Array
}

/**
 * Parses an address. Null for a wrong checksum, mixed case or another length. Upper case is valid.
 */
export function parseAddress(text: string): ParsedAddress | null {
  const { prefix, words } = bech32.decodeUnsafe(text) ?? {}
  if (prefix === undefined || words === undefined) return null
  const bytes = bech32.fromWordsUnsafe(words)
  if (!bytes || (bytes.length !== 20 && bytes.length !== 32)) return null
  return { text: text.toLowerCase(), prefix, bytes }
}

import { base64 } from '@scure/base'

/** Longer than the BIP-322 signature of a script with 16 keys. */
const maxLength = 16_384

/** Decodes a signature. Null unless it is canonical base64. */
export function parseBase64(text: string): Uint8Array | null {
  if (text.length > maxLength) return null
  try {
    return base64.decode(text)
  } catch {
    return null // The text has other characters, or its padding is wrong.
  }
}

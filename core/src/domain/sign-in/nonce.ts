const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** 142 bits. At least 17 letters and digits (rule R17). */
const length = 24

/**
 * Creates a nonce of 24 letters and digits (rule R17). `randomBytes` must be unpredictable:
 * `platform.random.bytes`.
 */
export function createNonce(randomBytes: (length: number) => Uint8Array): string {
  const bytes = randomBytes(length * 4)
  const numbers = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // 32 bits for each character: no character is more frequent than another by more than 2^-26.
  return Array.from({ length }, (_, index) =>
    characters.charAt(numbers.getUint32(index * 4) % characters.length),
  ).join('')
}

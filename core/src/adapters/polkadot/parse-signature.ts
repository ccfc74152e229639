import { hexToBytes } from '@noble/hashes/utils'
import { safeGet } from '../../domain/unknown.ts'
import { KitError } from '../../errors/kit-error.ts'

/** Hex of 64 to 66 bytes. */
const hexForm = /^0x(?:[0-9a-f]{2}){64,66}$/i

/**
 * Parses the signature in a wallet's result, `{ signature }`. Throws `rpc/internal` for any other
 * value.
 */
export function parseSignature(result: unknown): { hex: string; bytes: Uint8Array } {
  const signature = safeGet(result, 'signature')
  if (typeof signature !== 'string' || !hexForm.test(signature))
    throw new KitError('rpc/internal', {}, { cause: result })
  return { hex: signature, bytes: hexToBytes(signature.slice(2)) }
}

import { hexToBytes } from '@noble/hashes/utils'
import { safeGet } from '../../domain/unknown.ts'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { KitError } from '../../errors/kit-error.ts'

/** Whether a value is hex with `0x`. */
export const isHex = (value: unknown): value is `0x${string}` =>
  typeof value === 'string' && /^0x(?:[0-9a-f]{2})*$/i.test(value)

/** Whether a value is hex of 64 to 66 bytes. */
export const isSignature = (value: unknown): value is `0x${string}` =>
  isHex(value) && value.length >= 130 && value.length <= 134

/**
 * Parses the signature in a wallet's result, `{ signature }`. Throws `rpc/internal` for any other
 * value.
 */
export function parseSignature(result: unknown): { hex: `0x${string}`; bytes: Uint8Array } {
  const signature = safeGet(result, 'signature')
  if (!isSignature(signature)) throw new KitError(rpcErrors, 'rpc/internal', {}, { cause: result })
  return { hex: signature, bytes: hexToBytes(signature.slice(2)) }
}

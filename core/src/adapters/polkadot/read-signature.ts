import { hexToBytes } from '@noble/hashes/utils'
import { safeGet } from '../../domain/unknown.ts'
import { KitError } from '../../errors/kit-error.ts'

/** Hex with 0x of at most 66 bytes, at least 64. */
const hexForm = /^0x(?:[0-9a-f]{2}){64,66}$/i

/** What a wallet answers (`{ signature }`), as text and as bytes. Throws `rpc/internal` for anything else. */
export function readSignature(answer: unknown): { hex: string; bytes: Uint8Array } {
  const signature = safeGet(answer, 'signature')
  if (typeof signature !== 'string' || !hexForm.test(signature))
    throw new KitError('rpc/internal', {}, { cause: answer })
  return { hex: signature, bytes: hexToBytes(signature.slice(2)) }
}

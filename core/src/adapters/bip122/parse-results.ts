import { base64, hex } from '@scure/base'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { KitError } from '../../errors/kit-error.ts'
import { parseBitcoinAddress } from './bitcoin-address.ts'

/** The maximum length of a result that is decoded, in characters. */
const maxLength = 4_000_000
/** The length of the shortest signature, in bytes: a Schnorr signature. */
const minSignatureLength = 64
const invalidResult = (cause: unknown) => new KitError(rpcErrors, 'rpc/internal', {}, { cause })

/** Converts base64 or bytes to canonical base64. Throws `rpc/internal` for other values. */
export function parseBase64(value: unknown): string {
  try {
    if (value instanceof Uint8Array && value.length > 0) return base64.encode(value)
    if (typeof value === 'string' && value.length > 0 && value.length < maxLength)
      return base64.encode(base64.decode(value))
  } catch (cause) {
    throw invalidResult(cause)
  }
  throw invalidResult(value)
}

/**
 * Parses a signature to base64. `signer`: the address that the wallet states, null if it states
 * none. Throws `rpc/internal` if the signature is too short or the signer is not `address`.
 */
export function parseSignature(value: unknown, signer: unknown, address: string): string {
  const signature = parseBase64(value)
  const isOtherSigner = signer !== null && parseBitcoinAddress(signer)?.address !== address
  if (isOtherSigner || base64.decode(signature).length < minSignatureLength)
    throw invalidResult(value)
  return signature
}

/** Parses a transaction id of 64 hex digits. Throws `rpc/internal` for other values. */
export function parseTransactionId(value: unknown): string {
  if (typeof value === 'string' && /^[0-9a-f]{64}$/i.test(value)) return value.toLowerCase()
  throw invalidResult(value)
}

export const base64ToHex = (value: string): string => hex.encode(base64.decode(value))
/** Throws `rpc/internal` for any value other than hex. */
export function hexToBase64(value: unknown): string {
  try {
    if (typeof value === 'string' && value.length < maxLength) return parseBase64(hex.decode(value))
  } catch (cause) {
    throw invalidResult(cause)
  }
  throw invalidResult(value)
}

export const base64ToBytes = (value: string): Uint8Array => base64.decode(value)

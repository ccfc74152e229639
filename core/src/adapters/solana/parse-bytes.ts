import { rpcErrors } from '../../errors/areas/rpc.ts'
import { KitError } from '../../errors/kit-error.ts'

const signatureLength = 64

/**
 * Copies the bytes in a wallet's response, so that the wallet cannot change them later. Accepts
 * typed arrays of other frames. Throws `rpc/internal` for any other value.
 */
export function parseBytes(value: unknown): Uint8Array {
  if (!ArrayBuffer.isView(value))
    throw new KitError(rpcErrors, 'rpc/internal', {}, { cause: value })
  return Uint8Array.from(new Uint8Array(value.buffer, value.byteOffset, value.byteLength))
}

/** Returns the 64 bytes of an Ed25519 signature. Throws `rpc/internal` for another length. */
export function parseSignature(bytes: Uint8Array): Uint8Array {
  if (bytes.length === signatureLength) return bytes
  throw new KitError(rpcErrors, 'rpc/internal', {}, { cause: bytes })
}

import { KitError } from '../../errors/kit-error.ts'

const signatureLength = 64

/** Bytes of a wallet's answer, copied, so that nobody changes them later; also those made in another frame. Else `rpc/internal`. */
export function readBytes(value: unknown): Uint8Array {
  if (!ArrayBuffer.isView(value)) throw new KitError('rpc/internal', {}, { cause: value })
  return Uint8Array.from(new Uint8Array(value.buffer, value.byteOffset, value.byteLength))
}

/** The 64 bytes of an Ed25519 signature, else `rpc/internal`. */
export function signatureIn(bytes: Uint8Array): Uint8Array {
  if (bytes.length === signatureLength) return bytes
  throw new KitError('rpc/internal', {}, { cause: bytes })
}

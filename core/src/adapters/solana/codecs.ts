import {
  getBase58Decoder,
  getBase58Encoder,
  getBase64Decoder,
  getBase64Encoder,
  isAddress,
} from '@solana/web3.js'
import { KitError } from '../../errors/kit-error.ts'

/** Whether a text is the base58 of 32 bytes. */
export const isSolanaAddress = (text: unknown): text is string =>
  typeof text === 'string' && isAddress(text)

/** The 32 bytes of an address that was checked before. */
export const keyOf = (address: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(getBase58Encoder().encode(address))

export const toBase58 = (bytes: Uint8Array): string => getBase58Decoder().decode(bytes)
export const toBase64 = (bytes: Uint8Array): string => getBase64Decoder().decode(bytes)

/** Far beyond any transaction or signature: base58 takes time by the square of its length. */
const mostText = 4_096
const decoders = { base58: getBase58Encoder, base64: getBase64Encoder } as const

/** Bytes of a text that came from outside; what cannot be read throws `rpc/internal`. */
export function bytesIn(text: unknown, written: keyof typeof decoders): Uint8Array {
  if (typeof text !== 'string' || text.length > mostText)
    throw new KitError('rpc/internal', {}, { cause: text })
  try {
    return Uint8Array.from(decoders[written]().encode(text))
  } catch (cause) {
    throw new KitError('rpc/internal', {}, { cause })
  }
}

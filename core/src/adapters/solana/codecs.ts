import {
  getBase58Decoder,
  getBase58Encoder,
  getBase64Decoder,
  getBase64Encoder,
  isAddress,
} from '@solana/web3.js'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { KitError } from '../../errors/kit-error.ts'

/** Whether a value is the base58 text of 32 bytes. */
export const isSolanaAddress = (text: unknown): text is string =>
  typeof text === 'string' && isAddress(text)

/** The 32 bytes of a valid address. */
export const publicKeyOf = (address: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(getBase58Encoder().encode(address))

export const toBase58 = (bytes: Uint8Array): string => getBase58Decoder().decode(bytes)
export const toBase64 = (bytes: Uint8Array): string => getBase64Decoder().decode(bytes)

/**
 * Maximum length of a text that is decoded; the text of a transaction is much shorter. Decoding
 * base58 takes quadratic time.
 */
const maxTextLength = 4_096
type Encoder = { encode(text: string): ArrayLike<number> }
const encoders: Record<'base58' | 'base64', () => Encoder> = {
  base58: getBase58Encoder,
  base64: getBase64Encoder,
}

/** Decodes external text to bytes. Throws `rpc/internal` if it is invalid. */
export function decodeBytes(text: unknown, encoding: keyof typeof encoders): Uint8Array {
  if (typeof text !== 'string' || text.length > maxTextLength)
    throw new KitError(rpcErrors, 'rpc/internal', {}, { cause: text })
  try {
    return Uint8Array.from(encoders[encoding]().encode(text))
  } catch (cause) {
    throw new KitError(rpcErrors, 'rpc/internal', {}, { cause })
  }
}

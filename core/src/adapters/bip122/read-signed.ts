import { base64, hex } from '@scure/base'
import { safeGet } from '../../domain/unknown.ts'
import { KitError } from '../../errors/kit-error.ts'
import { readBitcoinAddress } from './bitcoin-address.ts'

const mostText = 4_000_000
const unreadable = (cause: unknown) => new KitError('rpc/internal', {}, { cause })

/** Base64 as text, or what it stands for where the wallet gives bytes. Throws `rpc/internal`. */
export function readBase64(value: unknown): string {
  try {
    if (value instanceof Uint8Array && value.length > 0) return base64.encode(value)
    if (typeof value === 'string' && value.length > 0 && value.length < mostText)
      return base64.encode(base64.decode(value))
  } catch (cause) {
    throw unreadable(cause)
  }
  throw unreadable(value)
}

/** The shortest there is: a taproot signature in its witness. */
const shortest = 64

/** A signature in base64. Throws `rpc/internal` for what is none, or is said to be of another address. */
export function readSignature(value: unknown, saidAddress: unknown, address: string): string {
  const signature = readBase64(value)
  const isOthers = saidAddress !== null && readBitcoinAddress(saidAddress)?.address !== address
  if (isOthers || base64.decode(signature).length < shortest) throw unreadable(value)
  return signature
}

/** 64 hex digits. Throws `rpc/internal`. */
export function readTransactionId(value: unknown): string {
  if (typeof value === 'string' && /^[0-9a-f]{64}$/i.test(value)) return value.toLowerCase()
  throw unreadable(value)
}

/** Base64 in hex, and back: some wallets want the one, some the other. */
export const hexOfBase64 = (value: string): string => hex.encode(base64.decode(value))
export function base64OfHex(value: unknown): string {
  try {
    if (typeof value === 'string' && value.length < mostText) return readBase64(hex.decode(value))
  } catch (cause) {
    throw unreadable(cause)
  }
  throw unreadable(value)
}

/** Bytes of a text in base64. */
export const bytesOf = (value: string): Uint8Array => base64.decode(value)

/** The only answer in a list of them, as Wallet Standard features give it. */
export const onlyAnswer = (answers: unknown): unknown => safeGet(answers, '0')

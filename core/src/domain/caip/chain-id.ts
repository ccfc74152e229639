import { type CaipNetworkId, parseCaipNetworkId } from './caip.ts'

/** A whole number from hex text, with or without `0x`; null when it is none or does not fit exactly. */
export function numberFromHex(value: string): number | null {
  const digits = /^(?:0x)?([0-9a-f]+)$/i.exec(value)?.[1]
  return digits === undefined ? null : exact(BigInt(`0x${digits}`))
}

/** Lower-case hex with `0x`, as wallets want chain ids. */
export function hexFromNumber(value: number): `0x${string}` {
  return `0x${value.toString(16)}`
}

/**
 * The EVM chain id in whatever form a wallet says it: number, bigint, hex or decimal text, CAIP-2 text.
 * A positive safe integer or null, never NaN (fault case B4).
 */
export function evmChainId(value: unknown): number | null {
  if (typeof value === 'number') return isChainId(value) ? value : null
  if (typeof value === 'bigint') return positive(exact(value))
  if (typeof value !== 'string') return null
  const text = value.startsWith('eip155:') ? value.slice(7) : value
  if (/^0x/i.test(text)) return positive(numberFromHex(text))
  return /^\d+$/.test(text) ? positive(exact(BigInt(text))) : null
}

/** The id a network is known by outside CAIP: a number when its reference is one, else the reference. */
export function chainIdOf(network: CaipNetworkId): number | string {
  const { reference } = parseCaipNetworkId(network)
  const number = Number(reference)
  return Number.isSafeInteger(number) && String(number) === reference ? number : reference
}

const isChainId = (value: number) => Number.isSafeInteger(value) && value > 0
const positive = (value: number | null) => (value !== null && isChainId(value) ? value : null)
const exact = (value: bigint) => (value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : null)

import { type CaipNetworkId, parseCaipNetworkId } from './caip.ts'

/** Parses hex text, with or without `0x`. Null if it is not hex or exceeds the safe integers. */
export function numberFromHex(value: string): number | null {
  const digits = /^(?:0x)?([0-9a-f]+)$/i.exec(value)?.[1]
  return digits === undefined ? null : safeInteger(BigInt(`0x${digits}`))
}

/** Lower-case hex with `0x`, the form in which wallets expect chain ids. */
export function hexFromNumber(value: number): `0x${string}` {
  return `0x${value.toString(16)}`
}

/**
 * Parses an EVM chain id in any form that wallets use: number, bigint, hex, decimal or CAIP-2 text.
 * Returns a positive safe integer or null, never NaN (fault B4).
 */
export function evmChainId(value: unknown): number | null {
  if (typeof value === 'number') return isChainId(value) ? value : null
  if (typeof value === 'bigint') return positive(safeInteger(value))
  if (typeof value !== 'string') return null
  const text = value.startsWith('eip155:') ? value.slice(7) : value
  if (/^0x/i.test(text)) return positive(numberFromHex(text))
  return /^\d+$/.test(text) ? positive(safeInteger(BigInt(text))) : null
}

/**
 * The id of a network outside CAIP: a number if the reference is a safe integer, else the
 * reference.
 */
export function chainIdOf(network: CaipNetworkId): number | string {
  const { reference } = parseCaipNetworkId(network)
  const number = Number(reference)
  return Number.isSafeInteger(number) && String(number) === reference ? number : reference
}

const isChainId = (value: number) => Number.isSafeInteger(value) && value > 0
const positive = (value: number | null) => (value !== null && isChainId(value) ? value : null)
const safeInteger = (value: bigint) =>
  value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : null

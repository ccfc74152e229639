import { isAddress } from '@solana/web3.js'
import { isRecord } from '../../base/checks.ts'
import type { Ledger } from '../create-ledger.ts'
import { rpcErrors } from '../rpc-error.ts'

/** A JSON-RPC method: returns the result, or throws `RpcError`. */
export type Method = (ledger: Ledger, params: readonly unknown[]) => unknown

/** Wraps a result with the current slot. */
export const withContext = ({ vm }: Ledger, value: unknown) => ({
  context: { slot: vm.slot(), apiVersion: '2.0.0' },
  value,
})

/** Parses an address. Throws the error of a real node (-32602) for any other value. */
export function parseAddress(value: unknown): string {
  if (typeof value === 'string' && isAddress(value)) return value
  throw rpcErrors.params(`Invalid param: ${String(value)}`)
}

/** Parses a string. Throws the error of a real node (-32602) for any other value. */
export function parseString(value: unknown): string {
  if (typeof value === 'string') return value
  throw rpcErrors.params(`invalid type: ${typeof value}, expected a string`)
}

/** Parses a non-negative integer. Throws the error of a real node (-32602) for any other value. */
export function parseAmount(value: unknown): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  throw rpcErrors.params(`invalid type: ${String(value)}, expected u64`)
}

/** Parses an array. Throws the error of a real node (-32602) for any other value. */
export function parseList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw rpcErrors.params(`invalid type: ${typeof value}, expected a sequence`)
}

/** Parses an options object. Returns an empty one for any other value. */
export const parseOptions = (value: unknown): Readonly<Record<string, unknown>> =>
  isRecord(value) ? value : {}

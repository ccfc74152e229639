import { isAddress } from '@solana/web3.js'
import { isRecord } from '../../base/checks.ts'
import type { Ledger } from '../create-ledger.ts'
import { rpcErrors } from '../rpc-error.ts'

/** One method of the node: what it is given, what it answers. */
export type Method = (ledger: Ledger, params: readonly unknown[]) => unknown

/** An answer together with the slot that it is true of. */
export const withContext = ({ vm }: Ledger, value: unknown) => ({
  context: { slot: vm.slot(), apiVersion: '2.0.0' },
  value,
})

/** An address in the params, else the node's error. */
export function parseAddress(value: unknown): string {
  if (typeof value === 'string' && isAddress(value)) return value
  throw rpcErrors.params(`Invalid param: ${String(value)}`)
}

/** Text in the params, else the node's error. */
export function parseText(value: unknown): string {
  if (typeof value === 'string') return value
  throw rpcErrors.params(`invalid type: ${typeof value}, expected a string`)
}

/** A number in the params, else the node's error. */
export function parseAmount(value: unknown): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  throw rpcErrors.params(`invalid type: ${String(value)}, expected u64`)
}

/** A list in the params, else the node's error. */
export function parseList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw rpcErrors.params(`invalid type: ${typeof value}, expected a sequence`)
}

/** The options of a call; none are an empty record. */
export const parseOptions = (value: unknown): Readonly<Record<string, unknown>> =>
  isRecord(value) ? value : {}

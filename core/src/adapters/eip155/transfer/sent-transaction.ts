import { parseQuantity } from '../../../domain/amount/quantity.ts'
import type { EvmPayload } from '../../../domain/transfer/transfer.ts'
import { parseAddress } from '../request-wallet.ts'
import { type NodeObject, quantityAt } from './node.ts'
import { isHexBytes } from './values.ts'

/** A transaction as a node returns it, with checksummed addresses. */
export type SentTransaction = {
  /** Lower case. */
  hash: string
  from: string | null
  to: string | null
  value: bigint
  /** Lower case. */
  input: string
  nonce: bigint
  /** Null for the earliest transaction type, which contains no chain id. */
  chainId: bigint | null
  /** The most that it pays for a unit of gas, in wei: the limit of EIP-1559, or the gas price. */
  offered: bigint | null
}

/** Parses a transaction. Throws `endpoint/unreadable` if the value or the nonce is missing. */
export function parseSentTransaction(transaction: NodeObject): SentTransaction {
  const hash = transaction.get('hash')
  const input = transaction.get('input')
  return {
    hash: typeof hash === 'string' ? hash.toLowerCase() : '',
    from: addressAt(transaction, 'from'),
    to: addressAt(transaction, 'to'),
    value: quantityAt(transaction, 'value'),
    input: isHexBytes(input) ? input.toLowerCase() : '',
    nonce: quantityAt(transaction, 'nonce'),
    chainId: parseQuantity(transaction.get('chainId')),
    offered: parseQuantity(transaction.get('maxFeePerGas') ?? transaction.get('gasPrice')),
  }
}

/** An address in a node's object. Null if it is missing or invalid. */
export function addressAt(object: NodeObject, name: string): string | null {
  const value = object.get(name)
  return typeof value === 'string' ? parseAddress(value) : null
}

/** Whether a transaction matches the reviewed transfer (rule R14). Does not compare the sender. */
export function matchesReview(
  { to, value, input, chainId }: SentTransaction,
  payload: EvmPayload,
  expectedChainId: bigint,
): boolean {
  return (
    to === payload.to &&
    value === parseQuantity(payload.value) &&
    input === payload.data &&
    (chainId === null || chainId === expectedChainId)
  )
}

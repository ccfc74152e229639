import { rpcErrors } from '../../errors/areas/rpc.ts'
import { KitError } from '../../errors/kit-error.ts'
import { parseQuantity } from '../amount/quantity.ts'
import { safeGet } from '../unknown.ts'
import { fieldOf } from './request-values.ts'
import type { UnreadField } from './unread-fields.ts'
import type { UnsafeRequest } from './unsafe-request.ts'

/**
 * What a transaction states of its fee: the gas limit, the highest price of a unit of gas with its
 * tip, and the tip, in wei. Null: not stated, or 0, which wallets replace.
 */
export type StatedFee = { gas: bigint | null; price: bigint | null; tip: bigint | null }

/** The fields of a transaction that a maximum fee stands for. */
export const feeFields: readonly string[] = [
  'gas',
  'gasPrice',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
]
/** Fields that some wallets prefer to those, or that pay for something else than gas. */
const uncountedFields = ['gasLimit', 'maxFeePerBlobGas']

const isStated = (value: unknown) => value !== undefined && value !== null

/**
 * Reads what an untrusted transaction states of its fee. Throws `rpc/invalid-params` for a field
 * that cannot be counted, because the wallet may pay more than the others state (fault V8).
 */
export function statedFee(transaction: unknown): StatedFee {
  const isUncounted = uncountedFields.some((name) => isStated(fieldOf(transaction, name)))
  if (isUncounted || unreadFee(transaction, true).length > 0)
    throw new KitError(rpcErrors, 'rpc/invalid-params')
  const stated = (name: string) => parseQuantity(fieldOf(transaction, name)) || null
  const tip = stated('maxPriorityFeePerGas')
  const price = highest(stated('gasPrice'), stated('maxFeePerGas'))
  return { gas: stated('gas'), price: price && highest(price, tip), tip }
}

const highest = (one: bigint | null, other: bigint | null): bigint | null =>
  one === null || (other !== null && other > one) ? other : one

/**
 * The fields of the fee for which no maximum fee is shown: all that a transaction states, or with
 * `isFeeShown` those that are no quantities.
 */
export const unreadFee = (transaction: unknown, isFeeShown: boolean): readonly UnreadField[] =>
  feeFields
    .map((name): UnreadField => [name, fieldOf(transaction, name)])
    .filter(([, value]) => isStated(value) && !(isFeeShown && parseQuantity(value) !== null))

/** The transaction of a request that has a maximum fee. Null for other requests. */
export function transactionOf({
  method,
  params,
}: Pick<UnsafeRequest, 'method' | 'params'>): unknown {
  const isSingle = method === 'eth_sendTransaction' || method === 'eth_signTransaction'
  return isSingle ? safeGet(params, '0') : null
}

/** Whether a request is a transaction that states a part of its fee. Never throws. */
export function statesFee(request: Pick<UnsafeRequest, 'method' | 'params'>): boolean {
  const transaction = transactionOf(request)
  return feeFields.some((name) => isStated(safeGet(transaction, name)))
}

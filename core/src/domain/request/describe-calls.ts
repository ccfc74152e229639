import type { CaipNetworkId } from '../caip/caip.ts'
import { describeCall } from './calldata.ts'
import { addressRow, amountRow, type Described, dataRows, fieldRow, joined } from './request-row.ts'
import { fieldOf, isAddress, isHex, isSameHex, listOf } from './request-values.ts'
import { feeFields, unreadFee } from './stated-fee.ts'
import { typedChain } from './typed-chain.ts'
import {
  describeUnread,
  type UnreadField,
  unreadFields,
  unreadParams,
  unreadSigner,
} from './unread-fields.ts'

export type DescribedCalls = Described & { chain: CaipNetworkId | null }
/** `isFeeShown`: whether the maximum fee is shown beside the rows. */
type Shown = { address: string | null; isFeeShown: boolean }

/** The fields of a call that its rows show. */
const callFields = ['to', 'value', 'data', 'input', 'authorizationList', 'capabilities']
/**
 * The fields of a transaction that are shown, as rows, account or network, those of the fee, which
 * `unreadFee` checks, and the type, which only names the fields that belong to it.
 */
const transactionFields = [...callFields, ...feeFields, 'from', 'chainId', 'nonce', 'type']
/**
 * The fields of a batch (EIP-5792) that are shown, and those that change nothing that it gives
 * away: the version of the standard, the id of the batch, and whether its calls fail together.
 */
const batchFields = [
  'calls',
  'capabilities',
  'authorizationList',
  'from',
  'chainId',
  'version',
  'id',
  'atomicRequired',
]
/** Maximum number of calls that are described one by one. */
const maxCalls = 100

/** Describes the parameters of `eth_sendTransaction`. Null if they are invalid. */
export function describeTransaction(
  params: readonly unknown[],
  { address, isFeeShown }: Shown,
): DescribedCalls | null {
  const [transaction] = params
  const call = callOf(transaction)
  return (
    call &&
    describedOf(transaction, address, [
      call,
      capabilitiesOf(transaction),
      { rows: nonceRows(transaction), cautions: [] },
      describeUnread([
        ...unreadFee(transaction, isFeeShown),
        ...unreadFields(transaction, transactionFields),
        ...authorizationFields(transaction),
        ...unreadParams(params, 1),
      ]),
    ])
  )
}

/** Describes the parameters of `wallet_sendCalls` (EIP-5792). Null if they are invalid. */
export function describeBatch(
  params: readonly unknown[],
  address: string | null,
): DescribedCalls | null {
  const [batch] = params
  const values = listOf(fieldOf(batch, 'calls'))
  const calls = values.slice(0, maxCalls + 1).map(callOf)
  if (calls.length === 0 || calls.length > maxCalls || !calls.every((call) => call !== null))
    return null
  const delegations = delegationsOf(fieldOf(batch, 'authorizationList') ?? [])
  if (delegations === null) return null
  return describedOf(batch, address, [
    ...(calls.length === 1 ? calls : calls.map(numbered)),
    ...delegations,
    ...[batch, ...values].map(capabilitiesOf),
    describeUnread([
      ...unreadFields(batch, batchFields),
      ...authorizationFields(batch),
      ...values.flatMap((call, index) => [
        ...unreadFields(call, callFields, `calls[${index}].`),
        ...authorizationFields(call, `calls[${index}].`),
      ]),
      ...unreadParams(params, 1),
    ]),
  ])
}

/** Joins the parts of a request, with its network, and its account if that is not the one shown. */
function describedOf(
  request: unknown,
  address: string | null,
  parts: readonly Described[],
): DescribedCalls {
  const chainId = fieldOf(request, 'chainId')
  const signer = unreadSigner('from', fieldOf(request, 'from'), address)
  return {
    chain: chainId === undefined ? null : typedChain({ domain: { chainId } }),
    ...joined([...parts, describeUnread(signer)]),
  }
}

const numbered = ({ rows, cautions }: Described, index: number): Described => ({
  rows: rows.map((line) => ({ ...line, call: index + 1 })),
  cautions,
})

/** A transaction with the number of a pending one replaces it. */
function nonceRows(transaction: unknown): Described['rows'] {
  const nonce = fieldOf(transaction, 'nonce')
  return nonce === undefined || nonce === null ? [] : [fieldRow('nonce', nonce)]
}

/** Capabilities of a batch or a call (EIP-5792). Other standards define their effect. */
function capabilitiesOf(value: unknown): Described {
  const rows = dataRows(fieldOf(value, 'capabilities') ?? {})
  const isEmpty = rows.every(({ value }) => 'text' in value && value.text === '{}')
  return isEmpty ? joined([]) : { rows, cautions: ['unknown'] }
}

/** A call of a transaction. Null if it is invalid, and if `data` and `input` differ. */
function callOf(value: unknown): Described | null {
  if (typeof value !== 'object' || value === null) return null
  const to = fieldOf(value, 'to') ?? null
  const amount = fieldOf(value, 'value') ?? '0x0'
  const input = fieldOf(value, 'input')
  const data = fieldOf(value, 'data') ?? input ?? '0x'
  if (input != null && !isSameHex(data, input)) return null
  if (to !== null && !isAddress(to)) return null
  if (typeof amount !== 'string' || !/^0x[0-9a-f]{0,64}$/i.test(amount) || !isHex(data)) return null
  const delegations = delegationsOf(fieldOf(value, 'authorizationList') ?? [])
  if (delegations === null) return null
  const units = BigInt(amount === '0x' ? 0 : amount)
  const isPayment = to !== null && data === '0x'
  const paid = units > 0n || isPayment ? [amountRow('value', units, null)] : []
  return joined([{ rows: paid, cautions: [] }, describeCall(to, data), ...delegations])
}

/** The contracts that get control of an account (EIP-7702). Null if the list is invalid. */
function delegationsOf(value: unknown): readonly Described[] | null {
  if (!Array.isArray(value)) return null
  const delegations = value.slice(0, maxCalls + 1).map((item: unknown): Described | null => {
    const address = fieldOf(item, 'address')
    // Chain 0 means every chain.
    const isEverywhere = /^(0x)?0*$/i.test(String(fieldOf(item, 'chainId') ?? 'none'))
    return isAddress(address)
      ? {
          rows: [addressRow('delegate', address)],
          cautions: isEverywhere ? ['delegation', 'every-network'] : ['delegation'],
        }
      : null
  })
  const isValid = delegations.length <= maxCalls
  return isValid && delegations.every((item) => item !== null) ? delegations : null
}

/** The fields of authorizations other than those of EIP-7702. */
const authorizationFields = (value: unknown, path = ''): readonly UnreadField[] =>
  listOf(fieldOf(value, 'authorizationList')).flatMap((item, index) =>
    unreadFields(item, signedFields, `${path}authorizationList[${index}].`),
  )
const signedFields = ['address', 'chainId', 'nonce', 'yParity', 'v', 'r', 's']

import type { CaipNetworkId } from '../caip/caip.ts'
import { parseJson } from '../text/json-text.ts'
import { cleanText } from '../text/text.ts'
import { type DescribedCalls, describeBatch, describeTransaction } from './describe-calls.ts'
import { childOf, describeGrants } from './grants.ts'
import {
  addressRow,
  claimRow,
  dataRows,
  fieldRow,
  joined,
  type RequestCaution,
  type RequestRow,
  row,
  textRow,
} from './request-row.ts'
import { cleanLines, fieldOf, isAddress, isHex, listOf, maxText } from './request-values.ts'
import { typedChain } from './typed-chain.ts'
import { fieldRows, readTypedData, type TypedNode } from './typed-data.ts'
import {
  describeUnread,
  type UnreadField,
  unreadFields,
  unreadParams,
  unreadSigner,
} from './unread-fields.ts'
import type { UnsafeRequest } from './unsafe-request.ts'

/**
 * The content of a request, for the visitor's decision. `unreadable`: the parameters do not match
 * the method.
 */
export type RequestSummary = {
  kind: 'message' | 'typed-data' | 'calls' | 'other' | 'unreadable'
  /** The network that the request itself names. Null if it names none. */
  chain: CaipNetworkId | null
  rows: readonly RequestRow[]
  /**
   * Reasons for a second confirmation (rule R15). Empty if the request needs none. With `unknown`,
   * the rows contain the raw data.
   */
  cautions: readonly RequestCaution[]
}
/**
 * `address`: the account that signs. Undefined or null if it is not known. `isFeeShown`: whether the
 * visitor sees the maximum fee of a transaction beside the rows. Otherwise the fields that state a
 * part of it, such as a gas price, are listed as not understood.
 */
type Request = Pick<UnsafeRequest, 'method' | 'params'> &
  Partial<Pick<UnsafeRequest, 'address'>> & { isFeeShown?: boolean }

/** Describes a request, whose parameters are untrusted. */
export function describeRequest(request: Request): RequestSummary {
  try {
    return describe(request) ?? rawOf('unreadable', request)
  } catch {
    // Untrusted objects may throw any value.
    return rawOf('unreadable', request)
  }
}

/** Null if the parameters do not match the method. */
function describe(request: Request): RequestSummary | null {
  const { method, address = null, isFeeShown = false } = request
  const params = listOf(request.params)
  const [first, second] = params
  switch (method) {
    case 'personal_sign': {
      // Some wallets sign the second parameter if only the first one is an address.
      if (isAddress(first) && !isAddress(second)) return null
      const unread = [...unreadSigner('[1]', second, address), ...unreadParams(params, 2)]
      return describeMessage(first, unread)
    }
    case 'eth_signTypedData_v3':
    case 'eth_signTypedData_v4': {
      // Some wallets sign the first parameter if it is not an address.
      if (!isAddress(first)) return null
      const data = typeof second === 'string' ? parseJson(second) : second
      const unread = [...unreadSigner('[0]', first, address), ...unreadParams(params, 2)]
      return describeTypedData(data, unread)
    }
    case 'eth_sendTransaction':
    case 'eth_signTransaction':
      return callsOf(describeTransaction(params, { address, isFeeShown }))
    case 'wallet_sendCalls':
      return callsOf(describeBatch(params, address))
    default:
      return rawOf('other', request)
  }
}

const callsOf = (calls: DescribedCalls | null): RequestSummary | null =>
  calls && { kind: 'calls', ...calls }

/** Shows the method and its parameters as JSON. */
const rawOf = (kind: 'other' | 'unreadable', { method, params }: Request): RequestSummary => ({
  kind,
  chain: null,
  rows: [textRow('method', cleanText(method)), ...dataRows(params)],
  cautions: ['unknown'],
})

function describeMessage(value: unknown, unread: readonly UnreadField[]): RequestSummary | null {
  if (typeof value !== 'string') return null
  const text = isHex(value) ? utf8(value) : value
  return {
    kind: 'message',
    chain: null,
    ...joined([
      {
        rows: [row('message', { form: 'verbatim', text: cleanLines(text ?? value) })],
        cautions: text === null || text.length > maxText ? ['unknown'] : [],
      },
      describeUnread(unread),
    ]),
  }
}

function utf8(hex: string): string | null {
  const bytes = Uint8Array.from(hex.slice(2).match(/../g) ?? [], (pair) => byteOf(pair))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
const digits = '0123456789abcdef'
const byteOf = (pair: string) =>
  digits.indexOf(pair.charAt(0).toLowerCase()) * 16 + digits.indexOf(pair.charAt(1).toLowerCase())

/**
 * Reads a field of the domain. Undefined if the declared domain omits the field: the signature does
 * not contain it then.
 */
function domainField(data: unknown, name: string): unknown {
  const declared = fieldOf(fieldOf(data, 'types'), 'EIP712Domain')
  const isSigned =
    declared === undefined || listOf(declared).some((field) => fieldOf(field, 'name') === name)
  return isSigned ? fieldOf(fieldOf(data, 'domain'), name) : undefined
}

const domainFields = ['name', 'version', 'chainId', 'verifyingContract', 'salt']

/** The parts of the domain without a label of their own. */
const domainRows = (data: unknown): readonly RequestRow[] =>
  ['version', 'salt'].flatMap((name) => {
    const value = domainField(data, name)
    return value === undefined || value === null ? [] : [fieldRow(`domain.${name}`, value)]
  })

/**
 * The grants in the message, then all its fields, fields that no row shows, and the raw data of an
 * unknown message.
 */
function describeTypedData(
  data: unknown,
  unreadParameters: readonly UnreadField[],
): RequestSummary | null {
  const primaryType = fieldOf(data, 'primaryType')
  if (typeof primaryType !== 'string') return null
  const name = domainField(data, 'name')
  const verifyingContract = domainField(data, 'verifyingContract')
  const contract = isAddress(verifyingContract) ? verifyingContract.toLowerCase() : null
  const { root, complete, unread } = readTypedData(
    fieldOf(data, 'types'),
    primaryType,
    fieldOf(data, 'message'),
  )
  const grants = describeGrants(root, contract)
  const chain = typedChain({ domain: { chainId: domainField(data, 'chainId') } })
  const isKnown = grants.known && complete
  const unreadPart = describeUnread([
    ...unreadFields(data, ['types', 'domain', 'primaryType', 'message']),
    ...unreadFields(fieldOf(data, 'domain'), domainFields, 'domain.'),
    ...unread,
    ...unreadParameters,
  ])
  const cautions: RequestCaution[] = [...grants.cautions]
  if (grants.rows.length > 0 && chain === null) cautions.push('every-network')
  if (!isKnown) cautions.push('unknown')
  const rows = [
    ...grants.rows,
    ...(typeof name === 'string' ? [claimRow('app', cleanText(name))] : []),
    textRow('type', cleanText(primaryType)),
    ...(contract === null ? [] : [addressRow('contract', contract)]),
    ...domainRows(data),
    ...fieldRows(root, (struct, field) => tokenOf(struct, field, contract)),
  ]
  const rawRows = isKnown ? [] : dataRows(data)
  const parts = [{ rows, cautions }, unreadPart, { rows: rawRows, cautions: [] }]
  return { kind: 'typed-data', chain, ...joined(parts) }
}

/** The token of an amount: `token` next to it, `sellToken` for `sellAmount`, or the contract. */
function tokenOf(struct: TypedNode, { name }: TypedNode, contract: string | null): string | null {
  if (name === 'value' && struct.type === 'Permit') return contract
  if (!/amount$/i.test(name)) return null
  const own = childOf(struct, name.replace(/Amount$/, 'Token'))
  return own?.address ?? childOf(struct, 'token')?.address ?? null
}

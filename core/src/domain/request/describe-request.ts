import type { CaipNetworkId } from '../caip/caip.ts'
import { cleanText } from '../text/text.ts'
import { describeCall } from './calldata.ts'
import { childOf, describeGrants, joined } from './grants.ts'
import {
  addressRow,
  amountRow,
  claimRow,
  type Described,
  type RequestCaution,
  type RequestRow,
  row,
  textRow,
} from './request-row.ts'
import {
  cleanLines,
  fieldOf,
  isAddress,
  isHex,
  jsonText,
  listOf,
  maxText,
} from './request-values.ts'
import { typedChain } from './typed-chain.ts'
import { fieldRows, readTypedData, type TypedNode } from './typed-data.ts'
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
type Request = Pick<UnsafeRequest, 'method' | 'params'>

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
  const { method, params } = request
  const [first, second] = listOf(params)
  switch (method) {
    case 'personal_sign':
      // Some wallets sign the second parameter if only the first one is an address.
      return isAddress(first) && !isAddress(second) ? null : describeMessage(first)
    case 'eth_signTypedData_v3':
    case 'eth_signTypedData_v4':
      // Some wallets sign the first parameter if it is not an address.
      if (!isAddress(first)) return null
      return describeTypedData(typeof second === 'string' ? parseJson(second) : second)
    case 'eth_sendTransaction':
    case 'eth_signTransaction':
      return describeCalls([first], first)
    case 'wallet_sendCalls':
      return describeCalls(listOf(fieldOf(first, 'calls')), first)
    default:
      return rawOf('other', request)
  }
}

/** Shows the method and its parameters as JSON. */
const rawOf = (kind: 'other' | 'unreadable', { method, params }: Request): RequestSummary => ({
  kind,
  chain: null,
  rows: [textRow('method', cleanText(method)), ...dataRows(params)],
  cautions: ['unknown'],
})

function dataRows(value: unknown): readonly RequestRow[] {
  const text = jsonText(value)
  return text === '' ? [] : [row('data', { form: 'verbatim', text })]
}

function describeMessage(value: unknown): RequestSummary | null {
  if (typeof value !== 'string') return null
  const text = isHex(value) ? utf8(value) : value
  return {
    kind: 'message',
    chain: null,
    rows: [row('message', { form: 'verbatim', text: cleanLines(text ?? value) })],
    cautions: text === null || text.length > maxText ? ['unknown'] : [],
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

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

/** The grants in the message, then all its fields, and the raw data of an unknown message. */
function describeTypedData(data: unknown): RequestSummary | null {
  const primaryType = fieldOf(data, 'primaryType')
  if (typeof primaryType !== 'string') return null
  const name = domainField(data, 'name')
  const verifyingContract = domainField(data, 'verifyingContract')
  const contract = isAddress(verifyingContract) ? verifyingContract.toLowerCase() : null
  const { root, complete } = readTypedData(
    fieldOf(data, 'types'),
    primaryType,
    fieldOf(data, 'message'),
  )
  const grants = describeGrants(root, contract)
  const chain = typedChain({ domain: { chainId: domainField(data, 'chainId') } })
  const isKnown = grants.known && complete
  const cautions: RequestCaution[] = [...grants.cautions]
  if (grants.rows.length > 0 && chain === null) cautions.push('every-network')
  if (!isKnown) cautions.push('unknown')
  const rows = [
    ...grants.rows,
    ...(typeof name === 'string' ? [claimRow('app', cleanText(name))] : []),
    textRow('type', cleanText(primaryType)),
    ...(contract === null ? [] : [addressRow('contract', contract)]),
    ...fieldRows(root, (struct, field) => tokenOf(struct, field, contract)),
    ...(isKnown ? [] : dataRows(data)),
  ]
  return { kind: 'typed-data', chain, rows, cautions }
}

/** The token of an amount: `token` next to it, `sellToken` for `sellAmount`, or the contract. */
function tokenOf(struct: TypedNode, { name }: TypedNode, contract: string | null): string | null {
  if (name === 'value' && struct.type === 'Permit') return contract
  if (!/amount$/i.test(name)) return null
  const own = childOf(struct, name.replace(/Amount$/, 'Token'))
  return own?.address ?? childOf(struct, 'token')?.address ?? null
}

/** Maximum number of calls that are described one by one. */
const maxCalls = 100

function describeCalls(values: readonly unknown[], request: unknown): RequestSummary | null {
  const calls = values.slice(0, maxCalls + 1).map(callOf)
  if (calls.length === 0 || calls.length > maxCalls || !calls.every((call) => call !== null))
    return null
  const chainId = fieldOf(request, 'chainId')
  return {
    kind: 'calls',
    chain: chainId === undefined ? null : typedChain({ domain: { chainId } }),
    ...joined([
      ...(calls.length === 1 ? calls : calls.map(numbered)),
      ...[request, ...values].map(capabilitiesOf),
    ]),
  }
}

const numbered = ({ rows, cautions }: Described, index: number): Described => ({
  rows: rows.map((line) => ({ ...line, call: index + 1 })),
  cautions,
})

/** Capabilities of a batch or a call (EIP-5792). Other standards define their effect. */
function capabilitiesOf(value: unknown): Described {
  const rows = dataRows(fieldOf(value, 'capabilities') ?? {})
  const isEmpty = rows.every(({ value }) => 'text' in value && value.text === '{}')
  return isEmpty ? joined([]) : { rows, cautions: ['unknown'] }
}

const isSameHex = (first: unknown, second: unknown) =>
  isHex(first) && isHex(second) && first.toLowerCase() === second.toLowerCase()

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

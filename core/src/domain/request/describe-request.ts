import { cleanText } from '../text/text.ts'
import { type CallSummary, describeCall } from './calldata.ts'
import type { UnsafeRequest } from './unsafe-request.ts'

/** `value` in wei. */
export type CallToSign = { to: string | null; value: string; summary: CallSummary }
/**
 * The content of a request, for the visitor's decision. `unreadable`: the parameters do not match
 * the method.
 */
export type RequestSummary =
  | { kind: 'message'; text: string }
  | { kind: 'typed-data'; name: string | null; primaryType: string | null; contract: string | null }
  | { kind: 'calls'; calls: readonly CallToSign[] }
  | { kind: 'other' }
  | { kind: 'unreadable' }

/**
 * Whether a request grants an unlimited allowance. Such a request requires a second confirmation
 * (rule R15).
 */
export const isUnlimited = (summary: RequestSummary): boolean =>
  summary.kind === 'calls' &&
  summary.calls.some(
    ({ summary: call }) =>
      (call.kind === 'approve' && call.unlimited) || (call.kind === 'approve-all' && call.approved),
  )

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const isHex = (value: unknown): value is string =>
  typeof value === 'string' && /^0x([0-9a-f]{2})*$/i.test(value)
const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)
/** Maximum length of a displayed message, in characters. */
const maxLength = 4_000

/** Decodes the untrusted parameters of a request. */
export function describeRequest({
  method,
  params,
}: Pick<UnsafeRequest, 'method' | 'params'>): RequestSummary {
  const [first, second] = listOf(params)
  switch (method) {
    case 'personal_sign':
      return messageOf(first)
    case 'eth_signTypedData_v4':
      return typedDataOf(second)
    case 'eth_sendTransaction':
      return callsOf([first])
    case 'wallet_sendCalls':
      return callsOf(listOf(fieldOf(first, 'calls')))
    default:
      return { kind: 'other' }
  }
}

function messageOf(value: unknown): RequestSummary {
  if (typeof value !== 'string') return { kind: 'unreadable' }
  return { kind: 'message', text: lines(isHex(value) ? (utf8(value) ?? value) : value) }
}

/** Cleans each line separately, so that the message keeps its line breaks. */
const lines = (text: string): string =>
  text
    .slice(0, maxLength)
    .split(/\r\n|\r|\n/)
    .map((line) => cleanText(line, 500))
    .join('\n')

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

function typedDataOf(value: unknown): RequestSummary {
  const data = typeof value === 'string' ? parseJson(value) : value
  const domain = fieldOf(data, 'domain')
  const primaryType = fieldOf(data, 'primaryType')
  if (typeof primaryType !== 'string') return { kind: 'unreadable' }
  const name = fieldOf(domain, 'name')
  const contract = fieldOf(domain, 'verifyingContract')
  return {
    kind: 'typed-data',
    name: typeof name === 'string' ? cleanText(name) : null,
    primaryType: cleanText(primaryType),
    contract: isAddress(contract) ? contract : null,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function callsOf(values: readonly unknown[]): RequestSummary {
  const calls = values.map(callOf)
  return calls.length > 0 && calls.every((call): call is CallToSign => call !== null)
    ? { kind: 'calls', calls }
    : { kind: 'unreadable' }
}

const dataIn = (value: unknown) => fieldOf(value, 'data') ?? fieldOf(value, 'input') ?? '0x'
const isSameHex = (first: unknown, second: unknown) =>
  isHex(first) && isHex(second) && first.toLowerCase() === second.toLowerCase()
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

function callOf(value: unknown): CallToSign | null {
  if (typeof value !== 'object' || value === null) return null
  const to = fieldOf(value, 'to') ?? null
  const amount = fieldOf(value, 'value') ?? '0x0'
  const data = dataIn(value)
  const input = fieldOf(value, 'input')
  const authorizations = fieldOf(value, 'authorizationList')
  // The call is unreadable if `data` and `input` differ, or if an EIP-7702 authorization list is
  // attached: the summary would not state all of its effects.
  if (input != null && !isSameHex(data, input)) return null
  if (authorizations != null && !isEmptyList(authorizations)) return null
  if (to !== null && !isAddress(to)) return null
  if (typeof amount !== 'string' || !/^0x[0-9a-f]{0,64}$/i.test(amount) || !isHex(data)) return null
  return {
    to,
    value: String(BigInt(amount === '0x' ? 0 : amount)),
    summary: describeCall(to, data),
  }
}

import { cleanText } from '../text/text.ts'
import { type CallSummary, describeCall } from './calldata.ts'
import type { UnsafeRequest } from './unsafe-request.ts'

/** `value` in wei. */
export type CallToSign = { to: string | null; value: string; summary: CallSummary }
/** What a visitor has to know before they decide. `unreadable`: it says it is one of these, and is not. */
export type RequestSummary =
  | { kind: 'message'; text: string }
  | { kind: 'typed-data'; name: string | null; primaryType: string | null; contract: string | null }
  | { kind: 'calls'; calls: readonly CallToSign[] }
  | { kind: 'other' }
  | { kind: 'unreadable' }

/** Somebody else may then take everything, now and later: asked about twice. */
export const isUnlimited = (summary: RequestSummary): boolean =>
  summary.kind === 'calls' &&
  summary.calls.some(
    ({ summary: its }) =>
      (its.kind === 'approve' && its.unlimited) || (its.kind === 'approve-all' && its.approved),
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
/** Lines of a message that are shown at most, in characters. */
const longest = 4_000

/** Reads a request as far as anybody can without its wallet. Nothing of it is trusted. */
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

/** Line by line, so that a message keeps its form and nothing else. */
const lines = (text: string): string =>
  text
    .slice(0, longest)
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
  const data = typeof value === 'string' ? parsed(value) : value
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

function parsed(text: string): unknown {
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
const isSameHex = (one: unknown, other: unknown) =>
  isHex(one) && isHex(other) && one.toLowerCase() === other.toLowerCase()
const isNothing = (value: unknown) => Array.isArray(value) && value.length === 0

function callOf(value: unknown): CallToSign | null {
  if (typeof value !== 'object' || value === null) return null
  const to = fieldOf(value, 'to') ?? null
  const amount = fieldOf(value, 'value') ?? '0x0'
  const [data, input, lent] = [
    dataIn(value),
    fieldOf(value, 'input'),
    fieldOf(value, 'authorizationList'),
  ]
  // what a call says twice, and otherwise, or does beside it, is more than can be told here
  if ((input != null && !isSameHex(data, input)) || (lent != null && !isNothing(lent))) return null
  if (to !== null && !isAddress(to)) return null
  if (typeof amount !== 'string' || !/^0x[0-9a-f]{0,64}$/i.test(amount) || !isHex(data)) return null
  return {
    to,
    value: String(BigInt(amount === '0x' ? 0 : amount)),
    summary: describeCall(to, data),
  }
}

import { isImitation } from '../text/look-alike.ts'
import { cleanText } from '../text/text.ts'
import { jsonText } from './request-values.ts'

/**
 * Why a request needs a second consent of the visitor. `unlimited`: an address may transfer all of
 * a token, now and later (rule R15). `order`: tokens are offered for a price. `delegation`: a
 * contract gets control of the account (EIP-7702). `every-network`: a grant names no network.
 * `decimals`: the contract of a token states other decimals than the token list. `unknown`: the
 * effect cannot be determined.
 */
export type RequestCaution =
  | 'unlimited'
  | 'order'
  | 'delegation'
  | 'every-network'
  | 'decimals'
  | 'unknown'

export type RequestLabel =
  | 'message'
  | 'app'
  | 'type'
  | 'contract'
  | 'token'
  | 'value'
  | 'amount'
  | 'from'
  | 'to'
  | 'functionCalled'
  | 'allowance'
  | 'spender'
  | 'method'
  | 'data'
  | 'delegate'
  | 'offered'
  | 'received'
  | 'notUnderstood'

/**
 * A value to display. `verbatim` has several lines. `claim`: a name that the request gives to its
 * app, which is not verified; `isLookAlike` if its letters imitate others (fault V1). `units`: in
 * the smallest unit of `token`, a lower-case contract address; null is the native token. Texts are
 * cleaned (rule R9).
 */
export type RequestValue =
  | { form: 'text' | 'verbatim' | 'address'; text: string }
  | { form: 'claim'; text: string; isLookAlike: boolean }
  | { form: 'amount'; units: string; token: string | null }
  | { form: 'phrase'; phrase: 'everything' | 'nothing' | 'anyone' | 'createsContract' }

/**
 * One line of a review. A label `{ field }` is the path of a field in typed data, such as
 * `details[0].token`. `call`: the number of the call, from 1. Null if the request has only one.
 */
export type RequestRow = {
  label: RequestLabel | { field: string }
  call: number | null
  value: RequestValue
}

/** The lines of a part of a request, and its reasons for a second consent. */
export type Described = {
  rows: readonly RequestRow[]
  cautions: readonly RequestCaution[]
}

export const row = (label: RequestLabel, value: RequestValue): RequestRow => ({
  label,
  call: null,
  value,
})
export const textRow = (label: RequestLabel, text: string) => row(label, { form: 'text', text })
/** Only text after `cleanText` may be passed. */
export const claimRow = (label: RequestLabel, text: string) =>
  row(label, { form: 'claim', text, isLookAlike: isImitation(text) })
export const addressRow = (label: RequestLabel, text: string) =>
  row(label, { form: 'address', text })
export const amountRow = (label: RequestLabel, units: bigint, token: string | null) =>
  row(label, { form: 'amount', units: String(units), token: token?.toLowerCase() ?? null })

/** A field with its name in the request as its label. */
export const fieldRow = (field: string, value: unknown): RequestRow => ({
  label: { field },
  call: null,
  value: { form: 'text', text: cleanText(typeof value === 'string' ? value : jsonText(value)) },
})
/** The raw data of a request. */
export function dataRows(value: unknown): readonly RequestRow[] {
  const text = jsonText(value)
  return text === '' ? [] : [row('data', { form: 'verbatim', text })]
}

/** Joins descriptions. Contains each caution once. */
export const joined = (parts: readonly Described[]): Described => ({
  rows: parts.flatMap(({ rows }) => rows),
  cautions: [...new Set(parts.flatMap(({ cautions }) => cautions))],
})

/**
 * Allowances from this amount count as unlimited. Some tokens hold amounts in 96 bits and treat
 * their maximum as unlimited.
 */
const unlimitedFrom = 2n ** 96n - 1n

/** The right of a spender to take tokens. An amount of null means all of them. */
export function describeGrant(token: string, spender: string, amount: bigint | null): Described {
  const unlimited = amount === null || amount >= unlimitedFrom
  const allowance = unlimited
    ? row('allowance', { form: 'phrase', phrase: 'everything' })
    : amountRow('allowance', amount, token)
  return {
    rows: [
      amount === 0n ? row('allowance', { form: 'phrase', phrase: 'nothing' }) : allowance,
      addressRow('spender', spender),
      addressRow('token', token),
    ],
    cautions: unlimited ? ['unlimited'] : [],
  }
}

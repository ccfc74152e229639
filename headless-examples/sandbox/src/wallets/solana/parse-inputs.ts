import { isRecord } from '../../base/checks.ts'
import { providerErrors } from '../provider-error.ts'

export type MessageInput = { address: unknown; message: Uint8Array }
export type TransactionInput = {
  address: unknown
  transaction: Uint8Array
  chain: unknown
  options: Record<string, unknown>
}
export type SignIn = { fields: Readonly<Record<string, string>>; resources: readonly string[] }

const addressIn = (input: Record<string, unknown>): unknown =>
  isRecord(input.account) ? input.account.address : null

/** Throws -32602 for an invalid input. */
export function parseMessage(input: unknown): MessageInput {
  if (!isRecord(input) || !(input.message instanceof Uint8Array))
    throw providerErrors.invalid('message must be bytes')
  return { address: addressIn(input), message: Uint8Array.from(input.message) }
}

/** Throws -32602 for an invalid input. */
export function parseTransaction(input: unknown): TransactionInput {
  if (!isRecord(input) || !(input.transaction instanceof Uint8Array))
    throw providerErrors.invalid('transaction must be bytes')
  const options = isRecord(input.options) ? input.options : {}
  return {
    address: addressIn(input),
    transaction: Uint8Array.from(input.transaction),
    chain: input.chain,
    options,
  }
}

/** Throws -32602 for an invalid input. */
export function parseSignIn(input: unknown = {}): SignIn {
  if (!isRecord(input)) throw providerErrors.invalid('the input must be an object')
  const { resources = [], ...fields } = input
  const fieldEntries = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  if (
    !Array.isArray(resources) ||
    ![...resources, ...fieldEntries.map(([, value]) => value)].every(
      (value) => typeof value === 'string',
    )
  ) {
    throw providerErrors.invalid('fields and resources must be strings')
  }
  return {
    fields: Object.fromEntries(fieldEntries.map(([name, value]) => [name, String(value)])),
    resources: resources.map(String),
  }
}

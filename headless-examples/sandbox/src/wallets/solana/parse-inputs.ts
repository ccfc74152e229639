import { isRecord } from '../../base/checks.ts'
import { providerErrors } from '../provider-error.ts'

/** Parsed inputs of the features. The parsers throw -32602 for invalid inputs. */
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

export function parseMessage(input: unknown): MessageInput {
  if (!isRecord(input) || !(input.message instanceof Uint8Array))
    throw providerErrors.invalid('a message of bytes is expected')
  return { address: addressIn(input), message: Uint8Array.from(input.message) }
}

export function parseTransaction(input: unknown): TransactionInput {
  if (!isRecord(input) || !(input.transaction instanceof Uint8Array))
    throw providerErrors.invalid('a transaction of bytes is expected')
  const options = isRecord(input.options) ? input.options : {}
  return {
    address: addressIn(input),
    transaction: Uint8Array.from(input.transaction),
    chain: input.chain,
    options,
  }
}

export function parseSignIn(input: unknown = {}): SignIn {
  if (!isRecord(input)) throw providerErrors.invalid('an object is expected')
  const { resources = [], ...fields } = input
  const texts = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  if (
    !Array.isArray(resources) ||
    ![...resources, ...texts.map(([, value]) => value)].every((text) => typeof text === 'string')
  ) {
    throw providerErrors.invalid('texts are expected')
  }
  return {
    fields: Object.fromEntries(texts.map(([name, value]) => [name, String(value)])),
    resources: resources.map(String),
  }
}

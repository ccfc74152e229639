import { base64 } from '@scure/base'
import { isRecord } from '../../base/checks.ts'
import { providerErrors } from '../../wallets/provider-error.ts'

const { invalid } = providerErrors

/** Parameters of everything but Ethereum: one object with names. */
export function parseObject(params: unknown): Record<string, unknown> {
  if (!isRecord(params)) throw invalid('an object is expected')
  return params
}

/** A text among them; `otherwise` stands in where it may be left out. */
export function parseText(params: Record<string, unknown>, name: string, otherwise?: string): string {
  const value = params[name] ?? otherwise
  if (typeof value !== 'string') throw invalid(`${name} must be a text`)
  return value
}

/** Bytes among them, in base64. */
export const parseBase64 = (params: Record<string, unknown>, name: string): Uint8Array =>
  decodeWith(parseText(params, name), name, base64.decode)

/** Bytes as they were written. */
export function decodeWith(
  text: string,
  name: string,
  decode: (text: string) => Uint8Array,
): Uint8Array {
  try {
    return decode(text)
  } catch {
    throw invalid(`${name} cannot be read`)
  }
}

/** What goes wrong in there is the page's fault. */
export function orInvalid<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw invalid(error instanceof Error ? error.message : 'it cannot be read')
  }
}

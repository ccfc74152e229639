import { base64 } from '@scure/base'
import { isRecord } from '../../base/checks.ts'
import { providerErrors } from '../../wallets/provider-error.ts'

const { invalid } = providerErrors

/** Parses named parameters. All functions of this file throw -32602 for invalid values. */
export function parseObject(params: unknown): Record<string, unknown> {
  if (!isRecord(params)) throw invalid('the parameters must be an object')
  return params
}

/** Parses a string parameter. `fallback`: the value if it is missing. */
export function parseString(
  params: Record<string, unknown>,
  name: string,
  fallback?: string,
): string {
  const value = params[name] ?? fallback
  if (typeof value !== 'string') throw invalid(`${name} must be a string`)
  return value
}

/** Parses a base64 parameter. */
export const parseBase64 = (params: Record<string, unknown>, name: string): Uint8Array =>
  decodeWith(parseString(params, name), name, base64.decode)

/** Decodes the text of a parameter with `decode`. */
export function decodeWith(
  text: string,
  name: string,
  decode: (text: string) => Uint8Array,
): Uint8Array {
  try {
    return decode(text)
  } catch {
    throw invalid(`${name} cannot be decoded`)
  }
}

/** Returns the result of `parse`. Maps its errors to -32602. */
export function orInvalid<Value>(parse: () => Value): Value {
  try {
    return parse()
  } catch (error) {
    throw invalid(error instanceof Error ? error.message : 'the value cannot be parsed')
  }
}

import { rpcErrors } from '../../errors/areas/rpc.ts'
import { KitError } from '../../errors/kit-error.ts'
import { cleanText } from '../text/text.ts'

/**
 * Reads an own property of an untrusted object. Undefined if it is missing. Throws
 * `rpc/invalid-params` for a getter, and for an inherited property unless `Object.prototype` has
 * one of that name: a wallet may read another value.
 */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  const descriptor = Object.getOwnPropertyDescriptor(value, name)
  if (descriptor === undefined) {
    if (name in value && !(name in Object.prototype))
      throw new KitError(rpcErrors, 'rpc/invalid-params')
    return undefined
  }
  if (!('value' in descriptor)) throw new KitError(rpcErrors, 'rpc/invalid-params')
  return descriptor.value
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
export const isHex = (value: unknown): value is string =>
  typeof value === 'string' && /^0x([0-9a-f]{2})*$/i.test(value)
export const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)

export const isSameHex = (first: unknown, second: unknown): boolean =>
  isHex(first) && isHex(second) && first.toLowerCase() === second.toLowerCase()

/** Maximum length of a displayed text, in characters. */
export const maxText = 50_000

/**
 * Cleans each line separately, so that the text keeps its line breaks and indentation. An ellipsis
 * marks a text that is too long.
 */
export function cleanLines(text: string): string {
  const lines = text
    .slice(0, maxText)
    .split(/\r\n|\r|\n/)
    .map((line) => `${/^ {0,40}/.exec(line)?.[0] ?? ''}${cleanText(line, maxText)}`)
    .join('\n')
  return text.length > maxText ? `${lines}…` : lines
}

/** The value as indented JSON. Empty if it is not JSON. */
export function jsonText(value: unknown): string {
  try {
    const json: unknown = JSON.stringify(
      value,
      (_, item: unknown) => (typeof item === 'bigint' ? String(item) : item),
      2,
    )
    return typeof json === 'string' ? cleanLines(json) : ''
  } catch {
    return ''
  }
}

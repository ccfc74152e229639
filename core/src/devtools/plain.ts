import type { Json } from '../domain/recording.ts'
import { isKitError } from '../errors/kit-error.ts'

/** Rewrites one text. `key`: the field it was found in. */
export type Rewrite = (text: string, key: string) => string

/** What a value comes to as JSON: errors by name and code, everything else that is no JSON by what it is. Ends at what it has seen above. */
export function plain(value: unknown, rewrite: Rewrite, key = '', above: readonly object[] = []): Json {
  if (typeof value === 'string') return rewrite(value, key)
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (typeof value === 'bigint') return value.toString()
  if (typeof value !== 'object') return `(${typeof value})`
  if (above.includes(value)) return '(again)'
  const inner = [...above, value]
  if (Array.isArray(value)) return value.map((one) => plain(one, rewrite, key, inner))
  if (value instanceof Error) return plainError(value, rewrite, inner)
  const proto: unknown = Object.getPrototypeOf(value)
  if (proto !== Object.prototype && proto !== null) return `(${value.constructor?.name ?? 'object'})`
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .map(([name, one]) => [rewrite(name, ''), plain(one, rewrite, name, inner)]),
  )
}

function plainError(error: Error, rewrite: Rewrite, above: readonly object[]): Json {
  const details = isKitError(error) ? { code: error.code, details: plain(error.details, rewrite, '', above) } : {}
  return { $error: error.name, message: rewrite(error.message, 'message'), ...details }
}

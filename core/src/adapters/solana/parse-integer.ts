import { httpErrors } from '../../errors/areas/http.ts'
import { KitError } from '../../errors/kit-error.ts'

/**
 * Parses a non-negative integer in a node's response: a number, or decimal text for large values.
 * Throws `endpoint/unreadable`.
 */
export function parseInteger(value: unknown): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  if (typeof value === 'string' && /^\d{1,20}$/.test(value)) return BigInt(value)
  throw new KitError(httpErrors, 'endpoint/unreadable', {}, { cause: value })
}

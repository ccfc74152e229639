import type { Json } from '../domain/recording.ts'
import { catalogue, type ErrorCode } from '../errors/catalogue.ts'
import { kitErrorOf } from '../errors/text-of.ts'

export const isRecord = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isCode = (value: Json | undefined): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(catalogue, value)
const detailsOf = (value: Json | undefined) =>
  (value !== undefined && isRecord(value) ? value : {}) as Readonly<Record<string, string>>

/** Inverts `toJson` for machines: `{ $error, message, code?, cause? }` becomes an error again. */
export function deserialize(value: Json): unknown {
  if (Array.isArray(value)) return value.map(deserialize)
  if (!isRecord(value)) return value
  if (typeof value.$error === 'string') {
    const message = String(value.message ?? '')
    const error = isCode(value.code)
      ? kitErrorOf(value.code, detailsOf(value.details))
      : new Error(message)
    const cause = value.cause === undefined ? {} : { cause: deserialize(value.cause) }
    return Object.assign(error, { name: value.$error, message }, cause)
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, deserialize(item)]))
}

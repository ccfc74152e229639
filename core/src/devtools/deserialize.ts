import type { Json } from '../domain/recording.ts'
import { catalogue } from '../errors/catalogue.ts'
import { KitError } from '../errors/kit-error.ts'

export const isRecord = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Inverts `toJson` for machines: `{ $error, message, code?, cause? }` becomes an error again. */
export function deserialize(value: Json): unknown {
  if (Array.isArray(value)) return value.map(deserialize)
  if (!isRecord(value)) return value
  if (typeof value.$error === 'string') {
    const message = String(value.message ?? '')
    const error =
      typeof value.code === 'string' && Object.hasOwn(catalogue, value.code)
        ? new (KitError as never as new (...args: unknown[]) => Error)(value.code, value.details)
        : new Error(message)
    const cause = value.cause === undefined ? {} : { cause: deserialize(value.cause) }
    return Object.assign(error, { name: value.$error, message }, cause)
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, deserialize(item)]))
}

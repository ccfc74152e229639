import type { Json } from '@latchkit/core/devtools'

type JsonRecord = { readonly [key: string]: Json }
/**
 * The difference to the previous value: `none`, new, replaced, or changed in a field (`within`).
 */
export type Change = 'none' | 'added' | 'changed' | 'within'

/** Fields of a value by name; empty for primitives. */
export function fieldsOf(value: Json | undefined): readonly (readonly [string, Json])[] {
  if (Array.isArray(value)) return value.map((one: Json, index) => [String(index), one])
  return isRecord(value) ? Object.entries(value) : []
}

/** Compares a value with the previous one. `before`: undefined if there was no value. */
export function changeOf(now: Json, before: Json | undefined): Change {
  if (before === undefined) return 'added'
  if (isEqual(now, before)) return 'none'
  return kindOf(now) !== 'value' && kindOf(now) === kindOf(before) ? 'within' : 'changed'
}

/** The removed fields with their previous values. */
export function removedFields(
  now: Json,
  before: Json | undefined,
): readonly (readonly [string, Json])[] {
  if (kindOf(now) === 'value' || kindOf(now) !== kindOf(before)) return []
  const names = new Set(fieldsOf(now).map(([name]) => name))
  return fieldsOf(before).filter(([name]) => !names.has(name))
}

export const kindOf = (value: Json | undefined): 'list' | 'record' | 'value' =>
  Array.isArray(value) ? 'list' : isRecord(value) ? 'record' : 'value'

const isRecord = (value: Json | undefined): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Compares without regard to the order of keys. */
function isEqual(one: Json, other: Json): boolean {
  if (one === other) return true
  const fields = fieldsOf(one)
  if (
    kindOf(one) === 'value' ||
    kindOf(one) !== kindOf(other) ||
    fields.length !== fieldsOf(other).length
  )
    return false
  const others = new Map(fieldsOf(other))
  return fields.every(([name, value]) => {
    const found = others.get(name)
    return found !== undefined && isEqual(value, found)
  })
}

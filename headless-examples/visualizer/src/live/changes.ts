import type { Json } from '@latchkit/core/devtools'

type JsonRecord = { readonly [key: string]: Json }
/** How a value differs from what it was: not at all, new, another, or something within it. */
export type Change = 'none' | 'added' | 'changed' | 'within'

/** A value's fields with their names; none of what has no fields. */
export function fieldsOf(value: Json | undefined): readonly (readonly [string, Json])[] {
  if (Array.isArray(value)) return value.map((one: Json, place) => [String(place), one])
  return isRecord(value) ? Object.entries(value) : []
}

/** `before`: undefined where there was nothing. */
export function changeOf(now: Json, before: Json | undefined): Change {
  if (before === undefined) return 'added'
  if (alike(now, before)) return 'none'
  return kindOf(now) !== 'value' && kindOf(now) === kindOf(before) ? 'within' : 'changed'
}

/** Fields that were there before and are not any more. */
export function lostFields(
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

/** The order of names says nothing. */
function alike(one: Json, other: Json): boolean {
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
    return found !== undefined && alike(value, found)
  })
}

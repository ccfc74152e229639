import type { Json } from '../domain/recording.ts'
import { isKitError } from '../errors/kit-error.ts'

/**
 * Rewrites one text. `field`: the name of the field it was found in, '' for names of fields and for what is in none; an array's texts are
 * in its field. `around`: the fields around that one, joined with dots.
 */
export type Rewrite = (text: string, field: string, around?: string) => string

/** Nesting and values that are written of one value; what goes on is cut. */
const deepest = 60
const most = 200_000
/** Of one object, that are kept. */
const mostPlaces = 8

type Reading = { rewrite: Rewrite; known: Known; left: number; cuts: number }
/** By place: the same object may stand at several. */
type Known = WeakMap<object, Map<string, Json>>
type Place = { field: string; around: string; above: readonly object[] }

/**
 * What a value comes to as JSON: errors by name and code, everything else that is no JSON by what it is. Ends at what it has seen above,
 * and never throws. `known`: what was written before; an object that never changes is written once, and shared.
 */
export function plain(value: unknown, rewrite: Rewrite, known: Known = new WeakMap()): Json {
  const reading = { rewrite: careful(rewrite), known, left: most, cuts: 0 }
  return written(reading, value, { field: '', around: '', above: [] })
}

function written(reading: Reading, value: unknown, place: Place): Json {
  try {
    return typeof value === 'object' && value !== null
      ? nested(reading, value, place)
      : single(reading, value, place)
  } catch {
    reading.cuts += 1
    return '(unreadable)'
  }
}

function single({ rewrite }: Reading, value: unknown, { field, around }: Place): Json {
  if (typeof value === 'string') return rewrite(value, field, around)
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'bigint') return rewrite(value.toString(), field, around)
  if (typeof value !== 'number') return `(${typeof value})`
  if (!Number.isFinite(value)) return String(value)
  // a number stays, but where its text may not be seen
  return rewrite(String(value), field, around) === String(value) ? value : 0
}

function nested(reading: Reading, value: object, { field, around, above }: Place): Json {
  reading.left -= 1
  if (above.includes(value) || above.length === deepest || reading.left < 0) {
    reading.cuts += 1
    return above.includes(value) ? '(again)' : '(more)'
  }
  const place = `${around}.${field}`
  const before = reading.known.get(value)?.get(place)
  if (before !== undefined) return before
  const { cuts } = reading
  const json = members(reading, value, { field, around, above: [...above, value] })
  if (reading.cuts === cuts) remember(reading.known, value, place, json)
  return json
}

function remember(known: Known, value: object, place: string, json: Json): void {
  const places = known.get(value) ?? new Map<string, Json>()
  if (places.size === mostPlaces) places.clear()
  known.set(value, places.set(place, json))
}

function members(reading: Reading, value: object, place: Place): Json {
  if (Array.isArray(value)) return list(reading, value, place)
  const inner = {
    ...place,
    around: place.around === '' ? place.field : `${place.around}.${place.field}`,
  }
  if (value instanceof Error) return plainError(reading, value, inner)
  const proto: unknown = Object.getPrototypeOf(value)
  if (proto !== Object.prototype && proto !== null)
    return `(${reading.rewrite(String(value.constructor?.name ?? 'object'), '')})`
  return Object.fromEntries(
    Object.keys(value).flatMap((name) => {
      const json = member(reading, value as Record<string, unknown>, name, inner)
      return json === undefined ? [] : [[reading.rewrite(name, ''), json]]
    }),
  )
}

function member(
  reading: Reading,
  value: Record<string, unknown>,
  name: string,
  place: Place,
): Json | undefined {
  try {
    const one = value[name]
    return one === undefined ? undefined : written(reading, one, { ...place, field: name })
  } catch {
    reading.cuts += 1
    return '(unreadable)'
  }
}

function list(reading: Reading, values: readonly unknown[], place: Place): Json {
  if (isPhrase(values)) {
    const text = values.join(' ')
    const phrase = reading.rewrite(text, place.field, place.around)
    if (phrase !== text) return values.map((_, at) => `${phrase}-${at + 1}`)
  }
  return Array.from(values, (one) => written(reading, one, place))
}

/** A seed phrase that is kept a word an entry: no word tells what it is. */
const isPhrase = (values: readonly unknown[]) =>
  values.length >= 12 && values.every((one) => typeof one === 'string' && /^[a-z]{3,8}$/.test(one))

function plainError(reading: Reading, error: Error, place: Place): Json {
  const details = isKitError(error)
    ? { code: error.code, details: written(reading, error.details, { ...place, field: '' }) }
    : {}
  return {
    $error: reading.rewrite(String(error.name), 'error'),
    message: reading.rewrite(String(error.message), 'error', place.around),
    ...details,
  }
}

/** A rule of the page may throw, or return anything: then nothing is seen. */
export const careful =
  (rewrite: Rewrite): Rewrite =>
  (...asked) => {
    try {
      const text: unknown = rewrite(...asked)
      return typeof text === 'string' ? text : '(hidden)'
    } catch {
      return '(hidden)'
    }
  }

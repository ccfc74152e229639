import type { Json } from '../domain/recording.ts'
import { safeGet } from '../domain/unknown.ts'
import { causeOf } from '../errors/error-cause.ts'
import { isKitError } from '../errors/kit-error.ts'
import { isHidden } from './redact-fields.ts'

/**
 * Rewrites one text. `field`: the name of the field that contains the text, or '' for a field name
 * and for a value outside of a field; items of an array have the field of the array. `path`: the
 * names of the enclosing fields, joined with dots.
 */
export type Rewrite = (text: string, field: string, path?: string) => string

/** Maximum depth and number of objects that are converted. */
const maxDepth = 60
const maxObjects = 200_000
/** Maximum number of cached conversions per object. */
const maxCached = 8

type State = { rewrite: Rewrite; cache: Cache; objectsLeft: number; truncations: number }
/** Conversions of an object by position, because an object may occur at several positions. */
type Cache = WeakMap<object, Map<string, Json>>
type Position = { field: string; path: string; ancestors: readonly object[] }

/**
 * Converts any value to redacted JSON. Errors become `{ $error, message }` with code and details;
 * an error of Latchkit also with the `cause` of a wallet
 * or service; other values that JSON does not have become a text with their type. Circular references and
 * values beyond the limits become a marker. Never throws. `cache` stores the conversions of
 * objects, so that an unchanged object is converted once.
 */
export function toJson(value: unknown, rewrite: Rewrite, cache: Cache = new WeakMap()): Json {
  const state = { rewrite: safeRewrite(rewrite), cache, objectsLeft: maxObjects, truncations: 0 }
  return convert(state, value, { field: '', path: '', ancestors: [] })
}

function convert(state: State, value: unknown, position: Position): Json {
  try {
    return typeof value === 'object' && value !== null
      ? convertObject(state, value, position)
      : convertPrimitive(state, value, position)
  } catch {
    state.truncations += 1
    return '(unreadable)'
  }
}

function convertPrimitive({ rewrite }: State, value: unknown, { field, path }: Position): Json {
  if (typeof value === 'string') return rewrite(value, field, path)
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'bigint') return rewrite(value.toString(), field, path)
  if (typeof value !== 'number') return `(${typeof value})`
  if (!Number.isFinite(value)) return String(value)
  // A number whose text would be hidden becomes 0.
  return rewrite(String(value), field, path) === String(value) ? value : 0
}

function convertObject(state: State, value: object, { field, path, ancestors }: Position): Json {
  state.objectsLeft -= 1
  if (ancestors.includes(value) || ancestors.length === maxDepth || state.objectsLeft < 0) {
    state.truncations += 1
    return ancestors.includes(value) ? '(again)' : '(more)'
  }
  const key = `${path}.${field}`
  const cached = state.cache.get(value)?.get(key)
  if (cached !== undefined) return cached
  const { truncations } = state
  const json = convertMembers(state, value, { field, path, ancestors: [...ancestors, value] })
  // A truncated conversion is not cached, because it depends on the position of the object.
  if (state.truncations === truncations) addToCache(state.cache, value, key, json)
  return json
}

function addToCache(cache: Cache, value: object, key: string, json: Json): void {
  const conversions = cache.get(value) ?? new Map<string, Json>()
  if (conversions.size === maxCached) conversions.clear()
  cache.set(value, conversions.set(key, json))
}

function convertMembers(state: State, value: object, position: Position): Json {
  if (Array.isArray(value)) return convertList(state, value, position)
  const { field, path } = position
  const inner = { ...position, path: path === '' ? field : `${path}.${field}` }
  if (value instanceof Error) return convertError(state, value, inner)
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null)
    return `(${state.rewrite(String(value.constructor?.name ?? 'object'), '')})`
  const secret = hiddenStructure(state, value, inner)
  if (secret !== null) return secret
  const label = 'value' in value ? labelIn(safeGet(value, 'name') ?? safeGet(value, 'key')) : null
  return Object.fromEntries(
    Object.keys(value).flatMap((name) => {
      const place = name === 'value' && label !== null ? { ...inner, path: label } : inner
      const json = convertMember(state, value as Record<string, unknown>, name, place)
      return json === undefined ? [] : [[state.rewrite(name, ''), json]]
    }),
  )
}

function convertMember(
  state: State,
  value: Record<string, unknown>,
  name: string,
  position: Position,
): Json | undefined {
  try {
    const member = value[name]
    return member === undefined ? undefined : convert(state, member, { ...position, field: name })
  } catch {
    state.truncations += 1
    return '(unreadable)'
  }
}

function convertList(state: State, values: readonly unknown[], position: Position): Json {
  const label = values.length === 2 ? labelIn(values[0]) : null
  return (
    hiddenStructure(state, values, position) ??
    Array.from(values, (item, index) =>
      convert(
        state,
        item,
        index === 1 && label !== null ? { ...position, field: label } : position,
      ),
    )
  )
}

/** The name of a secret that a list or object contains beside its value. Null for other names. */
const labelIn = (name: unknown): string | null =>
  typeof name === 'string' && isHidden(name, '') ? name : null

/**
 * Hides a secret that is spread over the members of a list or object, so that `rewrite` does not
 * see it as a text: bytes, digits of a one-time code, and a seed phrase with one word per item,
 * field or name (fault Z15). Null for any other value.
 */
function hiddenStructure(state: State, value: object, { field, path }: Position): Json {
  const names = Object.keys(value)
  const members = names.map((name) => safeGet(value, name))
  const hide = (parts: readonly unknown[]): Json => {
    const text = parts.join(' ')
    const rewritten = state.rewrite(text, field, path)
    return rewritten === text ? null : members.map((_, index) => `${rewritten}-${index + 1}`)
  }
  if (members.length === 6 && members.every(isDigit)) return hide(['code', members.join('')])
  const phrase = longestRun(members.flatMap(wordsIn))
  if (phrase.length >= 12) return hide(phrase)
  if (members.length < minWords) return null
  if (members.length >= 16 && members.every(isByte)) return hide(members.map(byteOf))
  if (members.every(isHex) && new Set(members.map(({ length }) => length)).size === 1)
    return hide([members.map((part) => part.replace(/^0x/i, '')).join('')])
  // A set of words: the phrase may have repeated words, which the set lacks.
  return members.every((member) => member === members[0]) && names.every((name) => isWord(name))
    ? hide([...names, ...names].slice(0, Math.max(names.length, 12)))
    : null
}

const minWords = 8
const isDigit = (value: unknown) => typeof value === 'string' && /^\p{Nd}$/u.test(value)
/** Whether a value is a signed or unsigned byte, as a number or as decimal text. */
const isByte = (value: unknown) =>
  (typeof value === 'string' ? /^\d{1,3}$/.test(value) : typeof value === 'number') &&
  Number.isInteger(Number(value)) &&
  Number(value) >= -128 &&
  Number(value) <= 255
const byteOf = (value: unknown) => Number(value) & 255
const isHex = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:0x)?[\da-f]{2,16}$/i.test(value)
const isWord = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:(?:\p{L}\p{M}*){3,8}|\p{Script=Han})$/u.test(value)
/** The only word of a text, without a leading number and punctuation. Undefined for other texts. */
const bareWord = (text: string) =>
  /^(?:\p{Nd}{1,2}[\s.:)-]{0,3})?(\p{L}[\p{L}\p{M}]{0,40})[\s.,;]{0,3}$/u.exec(text)?.[1]
/** The word of an item: the item itself, or its only member with letters. Null: no word. */
function wordIn(item: unknown): string | null {
  const texts = typeof item === 'object' && item !== null ? Object.values(item) : [item]
  const [text, ...others] = texts.filter(
    (member) => typeof member === 'string' && /\p{L}/u.test(member),
  )
  const word = typeof text === 'string' && others.length === 0 ? bareWord(text) : null
  return isWord(word) ? word : null
}
/** The words of an item that is a list of words, or else its only word. Null: no word. */
function wordsIn(item: unknown): readonly (string | null)[] {
  try {
    return Array.isArray(item) && item.every(isWord) ? item : [wordIn(item)]
  } catch {
    return [null] // a property that cannot be read
  }
}
/** The longest sequence of words without another value between them. */
function longestRun(words: readonly (string | null)[]): readonly string[] {
  let longest: readonly string[] = []
  let run: string[] = []
  for (const word of words) {
    if (word === null) run = []
    else if (run.push(word) > longest.length) longest = run
  }
  return longest
}

function convertError(state: State, error: Error, position: Position): Json {
  const details = isKitError(error)
    ? {
        code: error.code,
        details: convert(state, error.details, { ...position, field: '' }),
        ...(error.cause != null && { cause: convertCause(state, error, position) }),
      }
    : {}
  return {
    $error: state.rewrite(String(error.name), 'error'),
    message: state.rewrite(String(error.message), 'error', position.path),
    ...details,
  }
}

/** The wallet's or service's own error: its code and its redacted message. */
function convertCause(state: State, error: Error, position: Position): Json {
  const cause = causeOf(error)
  return (
    cause && {
      code: convertPrimitive(state, cause.code, { ...position, field: 'error' }),
      message: state.rewrite(cause.message, 'error', position.path),
    }
  )
}

/** Wraps the page's `redact` option. If it throws or returns no text, the text is hidden. */
export const safeRewrite =
  (rewrite: Rewrite): Rewrite =>
  (...args) => {
    try {
      const text: unknown = rewrite(...args)
      return typeof text === 'string' ? text : '(hidden)'
    } catch {
      return '(hidden)'
    }
  }

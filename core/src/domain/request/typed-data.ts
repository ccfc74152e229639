import { cleanText } from '../text/text.ts'
import type { Described, RequestValue } from './request-row.ts'
import { cleanLines, fieldOf, isAddress, isHex, maxText } from './request-values.ts'
import { type UnreadField, unreadFields } from './unread-fields.ts'

/**
 * A value of typed data with its name and declared type, both untrusted. `shape`: the declared
 * fields of a struct, as `type name,…`; empty for other types.
 */
export type TypedNode = {
  name: string
  type: string
  shape: string
  /** The value of a number, in the smallest unit, or of an address. Null for other types. */
  number: bigint | null
  address: string | null
  value: RequestValue
  items: readonly TypedNode[]
}
type Field = { name: string; type: string }

/** Limits against typed data that would fill the screen. */
const maxNodes = 500
const maxDepth = 12

/**
 * Reads a message by its declared types. `complete` is false if a value does not match its type or
 * a limit is exceeded. `unread`: fields that the types do not declare.
 */
export function readTypedData(types: unknown, primaryType: string, message: unknown) {
  let left = maxNodes
  let textLeft = maxText
  let complete = true
  const unread: UnreadField[] = []
  const invalid = (value: unknown): RequestValue => {
    complete = false
    // In quotes: a text must not look like a valid value of another type.
    const text = typeof value === 'string' ? JSON.stringify(value.slice(0, maxText)) : value
    return { form: 'text', text: typeof value === 'object' ? '…' : cleanText(String(text)) }
  }
  function read(
    name: string,
    type: string,
    value: unknown,
    { path, depth }: { path: string; depth: number },
  ): TypedNode {
    left -= 1
    const node: TypedNode = {
      name,
      type,
      shape: '',
      number: null,
      address: null,
      value: { form: 'text', text: '' },
      items: [],
    }
    if (left < 0 || depth > maxDepth) return { ...node, value: invalid(null) }
    const [, itemType, size] = /^(.+)\[(\d*)\]$/.exec(type) ?? []
    if (itemType !== undefined) {
      if (!Array.isArray(value) || (size !== '' && value.length !== Number(size)))
        return { ...node, value: invalid(value) }
      const items = value.slice(0, left + 1).map((item: unknown, index) => {
        const place = { path: `${path}[${index}]`, depth: depth + 1 }
        return read(`[${index}]`, itemType, item, place)
      })
      return { ...node, value: { form: 'text', text: '[]' }, items }
    }
    const fields = fieldsOf(types, type)
    if (fields !== null) {
      if (typeof value !== 'object' || value === null) return { ...node, value: invalid(value) }
      const names = fields.map((field) => field.name)
      unread.push(...unreadFields(value, names, `${path}.`))
      const items = fields.slice(0, left + 1).map((field) => {
        const place = { path: `${path}.${field.name}`, depth: depth + 1 }
        return read(field.name, field.type, fieldOf(value, field.name), place)
      })
      const shape = fields.map((field) => `${field.type} ${field.name}`).join(',')
      return { ...node, shape, value: { form: 'text', text: '{}' }, items }
    }
    const atom = atomOf(type, value)
    if (atom !== null && 'text' in atom.value) textLeft -= atom.value.text.length
    return atom === null || textLeft < 0 ? { ...node, value: invalid(value) } : { ...node, ...atom }
  }
  const root = read('', primaryType, message, { path: 'message', depth: 0 })
  return { root, complete, unread }
}

/** The declared fields of a struct. Null if the type is not declared. */
function fieldsOf(types: unknown, type: string): readonly Field[] | null {
  const fields = fieldOf(types, type)
  if (!Array.isArray(fields)) return null
  const parsed = fields.map((field: unknown) => ({
    name: fieldOf(field, 'name'),
    type: fieldOf(field, 'type'),
  }))
  return parsed.every(
    (field): field is Field => typeof field.name === 'string' && typeof field.type === 'string',
  )
    ? parsed
    : null
}

type Atom = Pick<TypedNode, 'value' | 'number' | 'address'>

/** A value of an elementary type. Null if the value does not match the type. */
function atomOf(type: string, value: unknown): Atom | null {
  const textOf = (text: string): Atom => ({
    value: { form: 'text', text },
    number: null,
    address: null,
  })
  if (type === 'address')
    return isAddress(value)
      ? { value: { form: 'address', text: value }, number: null, address: value.toLowerCase() }
      : null
  if (type === 'bool') return typeof value === 'boolean' ? textOf(String(value)) : null
  if (type === 'string') {
    if (typeof value !== 'string' || value.length > maxText) return null
    return { ...textOf(''), value: { form: 'verbatim', text: cleanLines(value) } }
  }
  const [, bytes] = /^bytes(\d*)$/.exec(type) ?? []
  if (bytes !== undefined) {
    const fits =
      isHex(value) &&
      value.length <= maxText &&
      (bytes === '' || value.length === 2 + 2 * Number(bytes))
    return fits ? textOf(value) : null
  }
  const [, unsigned, size] = /^(u?)int((?:[1-9]\d{0,2})?)$/.exec(type) ?? []
  const number = size === undefined ? null : integerOf(value)
  if (number === null) return null
  const bits = BigInt(size || 256)
  const [min, max] = unsigned ? [0n, 2n ** bits] : [-(2n ** (bits - 1n)), 2n ** (bits - 1n)]
  return number >= min && number < max ? { ...textOf(String(number)), number } : null
}

/** An integer in one of the forms that wallets accept. Null for a number that is not exact. */
function integerOf(value: unknown): bigint | null {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : null
  return typeof value === 'string' && /^(-?\d{1,80}|0x[0-9a-f]{1,64})$/i.test(value)
    ? BigInt(value)
    : null
}

/** The lines of a message, one for each value. A number next to a token is an amount of it. */
export function fieldRows(
  node: TypedNode,
  tokenOf: (struct: TypedNode, field: TypedNode) => string | null,
  path = '',
): Described['rows'] {
  return node.items.flatMap((item) => {
    const field = cleanText(node.shape === '' ? item.name : `.${item.name}`)
    const itemPath = `${path}${field}`
    if (item.items.length > 0) return fieldRows(item, tokenOf, itemPath)
    const token = item.number === null ? null : tokenOf(node, item)
    const value: RequestValue =
      token === null ? item.value : { form: 'amount', units: String(item.number), token }
    return [{ label: { field: itemPath.replace(/^\./, '') }, call: null, value }]
  })
}

import { type Described, row } from './request-row.ts'
import { fieldOf, isAddress, isSameHex, jsonText } from './request-values.ts'

/** A field of a request that no row shows: its path, and its value. */
export type UnreadField = readonly [path: string, value: unknown]

/** The fields of an object other than `known`. A value that is not an object has none. */
export function unreadFields(
  value: unknown,
  known: readonly string[],
  path = '',
): readonly UnreadField[] {
  if (typeof value !== 'object' || value === null) return []
  const shown = new Set(known)
  return Object.getOwnPropertyNames(value)
    .filter((name) => !shown.has(name))
    .map((name): UnreadField => [`${path}${name}`, fieldOf(value, name)])
    .filter(([, fieldValue]) => fieldValue !== undefined)
}

/** The parameters after the first `count`. Some libraries add an empty password. */
export const unreadParams = (params: readonly unknown[], count: number): readonly UnreadField[] =>
  params
    .slice(count)
    .map((value, index): UnreadField => [`[${count + index}]`, value])
    .filter(([, value]) => value !== undefined && value !== null && value !== '')

/** The account that a request names. Empty if it is the one that is shown, or names none. */
export function unreadSigner(
  path: string,
  value: unknown,
  address: string | null,
): readonly UnreadField[] {
  if (value === undefined || value === null) return []
  const isShown = isAddress(value) && (address === null || isSameHex(value, address))
  return isShown ? [] : [[path, value]]
}

/**
 * Fields that no row shows. They may change the effect of the request, so that it needs a second
 * consent (fault V8).
 */
export const describeUnread = (fields: readonly UnreadField[]): Described =>
  fields.length === 0
    ? { rows: [], cautions: [] }
    : {
        rows: [
          row('notUnderstood', {
            form: 'verbatim',
            text: jsonText(Object.fromEntries(shortened(fields))),
          }),
        ],
        cautions: ['unknown'],
      }
const maxFields = 100
/** The first fields, and the number of those that are omitted. */
const shortened = (fields: readonly UnreadField[]): readonly UnreadField[] =>
  fields.length <= maxFields
    ? fields
    : [...fields.slice(0, maxFields), ['…', `${fields.length - maxFields} more`]]

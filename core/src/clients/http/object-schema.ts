import * as v from 'valibot'
import { bare } from '../../domain/object.ts'
import { isForeign } from '../../errors/is-foreign.ts'

/**
 * Like `v.object`, but ignores properties that scripts of the page add to `Object.prototype` (fault
 * XP1): valibot walks the entries with `for … in`, and reads inherited properties of the input.
 */
/* @__NO_SIDE_EFFECTS__ */
export function objectSchema<const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.ObjectSchema<Entries, undefined> {
  const schema = v.object(bare(entries))
  return {
    ...schema,
    '~run': ({ value }, config) => schema['~run']({ value: declared(value, entries) }, config),
  }
}

/** The declared properties of an object. Other values stay the same. */
function declared(value: unknown, entries: object): unknown {
  if (typeof value !== 'object' || value === null) return value
  const names = Object.keys(entries).filter((name) => name in value && !isForeign(value, name))
  return bare(Object.fromEntries(names.map((name) => [name, Reflect.get(value, name)])))
}

/**
 * Returns a shallow copy without a prototype, and so without the properties that scripts of the
 * page add to `Object.prototype` (fault XP1).
 */
export const bare = <T extends object>(value: T): T => Object.assign(Object.create(null), value)

/** The own properties of an object. Empty for a list and for any other value. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  bare(typeof value === 'object' && !Array.isArray(value) ? { ...value } : {})

/** Whether the value can have properties: an object or a function. */
export const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

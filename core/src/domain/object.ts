/**
 * A shallow copy without a prototype, so that it has nothing that scripts of the page add to
 * `Object.prototype` (fault XP1).
 */
export const bare = <T extends object>(value: T): T => Object.assign(Object.create(null), value)

/** Whether the value can have properties: an object or a function. */
export const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

/** Deeper than any class hierarchy. Bounds the loop for a proxy with endless prototypes. */
const maxDepth = 20

/**
 * Whether an object has a property only because a script of the page added it to
 * `Object.prototype` (fault XP1).
 */
export function isForeign(value: object, key: string): boolean {
  if (!Object.hasOwn(Object.prototype, key)) return false
  let owner: object | null = value
  for (let depth = 0; depth < maxDepth && owner !== null; depth += 1) {
    if (owner === Object.prototype) return true
    if (Object.hasOwn(owner, key)) return false
    owner = Object.getPrototypeOf(owner)
  }
  return false
}

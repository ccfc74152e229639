/** Placeholder of a function that must not be called in a test. Throws when it is called. */
export function neverCalled(...args: unknown[]): never {
  throw new Error(`Unexpected call with ${args.length} arguments`)
}

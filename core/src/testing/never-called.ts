/** Placeholder of a function that a test does not expect to be called. Throws. */
export function neverCalled(...args: unknown[]): never {
  throw new Error(`Unexpected call with ${args.length} arguments`)
}

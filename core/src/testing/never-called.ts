/** Stands in for what a test says is not needed: calling it fails the test. */
export function neverCalled(...args: unknown[]): never {
  throw new Error(`This was not to be called, but was, with ${args.length} arguments`)
}

import { KitError } from '../../errors/kit-error.ts'

/**
 * A copy of the parameters of the page, which it cannot change while the visitor reviews them.
 * Throws `rpc/invalid-params` for values that no message can hold, such as functions.
 */
export function copyOf(params: unknown): unknown {
  try {
    return structuredClone(params)
  } catch (cause) {
    throw new KitError('rpc/invalid-params', {}, { cause })
  }
}

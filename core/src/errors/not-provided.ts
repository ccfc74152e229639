import { EarlyError } from './early-error.ts'

/**
 * Placeholder of an actor in a machine, which `provide()` replaces. Rejects with
 * `kit/actor-not-provided`.
 */
export async function notProvided(): Promise<never> {
  throw new EarlyError('kit/actor-not-provided')
}

/** `notProvided` for callback actors. Throws `kit/actor-not-provided`. */
export function notProvidedListener(): never {
  throw new EarlyError('kit/actor-not-provided')
}

import { kitErrors } from './areas/kit.ts'
import { KitError } from './kit-error.ts'

/**
 * Placeholder of an actor in a machine, which `provide()` replaces. Rejects with
 * `kit/actor-not-provided`.
 */
export async function notProvided(): Promise<never> {
  throw new KitError(kitErrors, 'kit/actor-not-provided')
}

/** `notProvided` for callback actors. Throws `kit/actor-not-provided`. */
export function notProvidedListener(): never {
  throw new KitError(kitErrors, 'kit/actor-not-provided')
}

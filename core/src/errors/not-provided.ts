import { KitError } from './kit-error.ts'

/** Stands in for an actor in a chart: whoever runs the chart provides the real one. */
export async function notProvided(): Promise<never> {
  throw new KitError('kit/actor-not-provided')
}

/** The same for a listening actor. */
export function notProvidedListener(): never {
  throw new KitError('kit/actor-not-provided')
}

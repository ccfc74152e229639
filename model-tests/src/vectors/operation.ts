/**
 * Maps the input of a vector to the result of the code under test. May return a promise or throw.
 */
export type Operation = (given: object) => unknown
/** Operations by name. */
export type Operations = Readonly<Record<string, Operation>>

/**
 * Types the input of an operation. Inputs are not validated per operation: a wrong shape fails its
 * vector.
 */
export const operation =
  <Given>(run: (given: Given) => unknown): Operation =>
  (given) =>
    run(given as Given)

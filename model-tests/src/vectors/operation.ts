/** One adapter: from what a vector gives to what our own code makes of it. May be awaited, may throw. */
export type Operation = (given: object) => unknown
/** Adapters by operation, an area a file. */
export type Operations = Readonly<Record<string, Operation>>

/** Says what an operation is given. Vector files are checked as vectors, not per operation: a wrong shape fails that vector. */
export const operation =
  <Given>(run: (given: Given) => unknown): Operation =>
  (given) =>
    run(given as Given)

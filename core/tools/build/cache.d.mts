/** The sources of the published packages. */
export const packageSources: readonly string[]

/**
 * The folder with the result of a build step. The step runs only if no earlier result has the same
 * inputs: the content of `paths`, which are files and folders of the repository with everything that
 * the step reads, and `options`, a JSON value. `write` writes the result to an empty folder. A result
 * is not changed afterwards.
 */
export function cached(
  step: string,
  inputs: { paths: readonly string[]; options?: unknown },
  write: (folder: string) => Promise<unknown>,
): Promise<string>

import { ringsIn } from './rings.ts'
import type { Source } from './source.ts'

/** Groups of files that import each other in a ring; types and `import()` count. */
export const circlesIn = (sources: readonly Source[]): string[][] =>
  ringsIn(
    new Map(
      sources.map(({ path, imports }) => [path, imports.flatMap(({ target }) => target ?? [])]),
    ),
  )

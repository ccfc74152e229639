import { posix } from 'node:path'
import type { Source } from './source.ts'

/** Folders that contain a machine. */
export const machineFolders = (paths: readonly string[]): string[] =>
  paths.filter((path) => path.endsWith('.machine.ts')).map((path) => posix.dirname(path))

/** Folders from which a file imports, `import()` included. */
export const foldersImportedBy = ({ imports }: Source): string[] =>
  imports.flatMap(({ target }) => (target === null ? [] : [posix.dirname(target)]))

/** Style sheets that a style sheet imports, as paths relative to the repository. */
export const styleImportsOf = (path: string, css: string): string[] =>
  [...css.matchAll(/@import "([^"]+)"/g)].map(([, file = '']) =>
    posix.join(posix.dirname(path), file),
  )

/** Members of `expected` that `actual` lacks. */
export const missingFrom = (actual: readonly string[], expected: readonly string[]): string[] =>
  expected.filter((name) => !actual.includes(name))

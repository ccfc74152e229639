import { posix } from 'node:path'
import { nameOf, nodesOf, type Source } from './source.ts'

/** Folders that hold a chart. */
export const chartFolders = (paths: readonly string[]): string[] =>
  paths.filter((path) => path.endsWith('.machine.ts')).map((path) => posix.dirname(path))

/** Folders from which a file imports anything, now or at need. */
export const foldersImportedBy = ({ imports }: Source): string[] =>
  imports.flatMap(({ target }) => (target === null ? [] : [posix.dirname(target)]))

/** Keys of the object that a file calls by this name. */
export function keysOf(source: Source, name: string): string[] {
  for (const { node } of nodesOf(source.program)) {
    if (node.type !== 'VariableDeclarator' || nameOf(node.id) !== name) continue
    for (const { node: inner } of nodesOf(node)) {
      if (inner.type === 'ObjectExpression' && Array.isArray(inner.properties))
        return inner.properties.flatMap(({ key }) => nameOf(key) ?? [])
    }
  }
  return []
}

/** What a style sheet gathers, as paths from the repository's top. */
export const gatheredBy = (path: string, css: string): string[] =>
  [...css.matchAll(/@import "([^"]+)"/g)].map(([, file = '']) =>
    posix.join(posix.dirname(path), file),
  )

/** What is wanted and not there. */
export const without = (wanted: readonly string[], there: readonly string[]): string[] =>
  wanted.filter((one) => !there.includes(one))

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Source, sourceOf } from './source.ts'

/** The folder that holds everything. */
export const root = fileURLToPath(new URL('../../../', import.meta.url))

const skipped = new Set(['node_modules', 'dist', '.cache', 'coverage'])

/** Files under a folder, from the repository's top, that end in one of `endings`. */
export function filesIn(folder: string, endings: readonly string[]): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name) && !entry.name.startsWith('.'))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return filesIn(path, endings)
      return endings.some((ending) => path.endsWith(ending)) ? [path] : []
    })
    .sort()
}

/** What a file says. */
export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

/** A package.json, as far as laws look at it. */
export type Manifest = {
  name: string
  workspaces?: string[]
  exports?: Record<string, string | Record<string, string>>
}
export const manifestOf = (folder: string): Manifest =>
  JSON.parse(textOf(join(folder, 'package.json')))
/** The folders of all packages. */
export const packages = (): readonly string[] => manifestOf('.').workspaces ?? []

/** All TypeScript of the given packages, read. */
export const sourcesOf = (...folders: readonly string[]): Source[] =>
  folders.flatMap((folder) =>
    filesIn(`${folder}/src`, ['.ts', '.tsx']).map((path) => sourceOf(path, textOf(path))),
  )

/** Whether a file is a test or stands beside one. */
export const isTest = (path: string): boolean =>
  /\.(test|cases|fixture)\.tsx?$|^react-ui\/src\/testing\//.test(path)

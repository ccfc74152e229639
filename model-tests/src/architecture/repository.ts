import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Source, sourceOf } from './source.ts'

/** Absolute path of the repository. */
export const root = fileURLToPath(new URL('../../../', import.meta.url))

const skippedFolders = new Set(['node_modules', 'dist', '.cache', 'coverage'])

/**
 * Paths of the files below a folder that end in one of `suffixes`, relative to the repository and
 * sorted.
 */
export function filesIn(folder: string, suffixes: readonly string[]): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !skippedFolders.has(entry.name) && !entry.name.startsWith('.'))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return filesIn(path, suffixes)
      return suffixes.some((suffix) => path.endsWith(suffix)) ? [path] : []
    })
    .sort()
}

/** Content of a file, by its path relative to the repository. */
export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

/** The fields of a package.json that the architecture tests read. */
export type Manifest = {
  name: string
  workspaces?: string[]
  exports?: Record<string, string | Record<string, string>>
}
export const manifestOf = (folder: string): Manifest =>
  JSON.parse(textOf(join(folder, 'package.json')))
/** Folders of all packages. */
export const packages = (): readonly string[] => manifestOf('.').workspaces ?? []

/** The parsed files by their path. Test files share them, because parsing takes seconds. */
const parsedFiles = new Map<string, Source>()

/** A parsed file, by its path relative to the repository. */
export function parsedFile(path: string): Source {
  const source = parsedFiles.get(path) ?? sourceOf(path, textOf(path))
  parsedFiles.set(path, source)
  return source
}

/** All TypeScript files of the given packages, parsed. */
export const sourcesOf = (...folders: readonly string[]): Source[] =>
  folders.flatMap((folder) => filesIn(`${folder}/src`, ['.ts', '.tsx']).map(parsedFile))

/** Whether a file is a test, a type test or a helper of tests. */
export const isTest = (path: string): boolean =>
  /\.(test|test-d|cases|fixture)\.tsx?$|^react-ui\/src\/testing\//.test(path)

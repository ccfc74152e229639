import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type Manifest, root } from './repository.ts'
import type { Source } from './source.ts'

/** A public door: how it is imported, and the source behind it, from the repository's top. */
export type Door = { folder: string; name: string; source: string }

const source = 'latchkit-source'

/** The doors of a package that lead to code of ours; style sheets and package.json are doors without code. */
export const doorsOf = (folder: string, { name, exports = {} }: Manifest): Door[] =>
  Object.entries(exports).flatMap(([path, target]) => {
    if (typeof target === 'string' || target[source] === undefined) return []
    return [{ folder, name: posix.join(name, path), source: posix.join(folder, target[source]) }]
  })

/** What an exports map says wrongly about one folder: each target, and its order. */
export function wrongExports(
  folder: string,
  { exports = {} }: Manifest,
  exists = (path: string) => existsSync(join(root, path)),
): string[] {
  return Object.entries(exports).flatMap(([path, target]) => {
    if (typeof target === 'string') return path === './package.json' || path.endsWith('.css') ? [] : [`${folder} ${path}: no source`]
    const from = target[source] ?? ''
    const built = from.replace('./src/', './dist/').replace(/\.tsx?$/, '')
    const wanted = path.endsWith('.css')
      ? { [source]: from, default: target.default }
      : { [source]: from, types: `${built}.d.ts`, default: `${built}.js` }
    return [
      ...(exists(posix.join(folder, from)) ? [] : [`${folder} ${path}: ${from} is not there`]),
      ...(JSON.stringify(target) === JSON.stringify(wanted) ? [] : [`${folder} ${path}: should be ${JSON.stringify(wanted)}`]),
    ]
  })
}

/** Files called index that no exports map names. */
export const indexesWithoutDoor = (paths: readonly string[], doors: readonly Door[]): string[] =>
  paths.filter((path) => /\/index\.tsx?$/.test(path) && !doors.some((door) => door.source === path))

/** Imports of another package by a path that is none of its doors, and relative ones that leave their package. */
export function deepImports(
  sources: readonly Source[],
  packages: readonly string[],
  doors: readonly Door[],
  styles: readonly string[],
): string[] {
  const packageOf = (path: string) => packages.find((folder) => path.startsWith(`${folder}/`))
  const open = new Set([...doors.map(({ name }) => name), ...styles])
  return sources.flatMap(({ path, imports }) =>
    imports
      .filter(({ specifier, target }) => {
        if (target === null) return specifier.startsWith('@latchkit/') && !open.has(specifier)
        const chartsOfCore = path.startsWith('model-tests/') && target.startsWith('core/')
        return packageOf(target) !== packageOf(path) && !chartsOfCore
      })
      .map(({ specifier, line }) => `${path}:${line}: ${specifier}`),
  )
}

/** Relative imports without an extension: Node could not follow them in what is published. */
export const withoutExtension = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, imports }) =>
    imports
      .filter(({ target }) => target !== null && !/\.(tsx?|mjs|json|css)$/.test(target))
      .map(({ specifier, line }) => `${path}:${line}: ${specifier}`),
  )

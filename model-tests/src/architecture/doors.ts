import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { filesIn, type Manifest, root } from './repository.ts'
import type { Source } from './source.ts'

/** A public door: how it is imported, and the source behind it, from the repository's top. */
export type Door = { folder: string; name: string; source: string }

const source = 'latchkit-source'

/** What a `*` in a target stands for, given the files there are. */
function starsOf(target: string, paths: readonly string[]): string[] {
  const [before = '', after = ''] = target.split('*')
  const matching = paths.filter((path) => path.startsWith(before) && path.endsWith(after))
  return matching.map((path) => path.slice(before.length, path.length - after.length))
}

/** The doors of a package that lead to code of ours; style sheets and package.json are doors without code. */
export const doorsOf = (
  folder: string,
  { name, exports = {} }: Manifest,
  files = filesIn(`${folder}/src`, ['.ts', '.tsx']),
): Door[] =>
  Object.entries(exports).flatMap(([path, target]) => {
    const from = typeof target === 'string' ? undefined : target[source]
    if (from === undefined || from.endsWith('.css')) return []
    const stars = from.includes('*') ? starsOf(posix.join(folder, from), files) : ['']
    return stars.map((star) => ({
      folder,
      name: posix.join(name, path.replace('*', star)),
      source: posix.join(folder, from.replace('*', star)),
    }))
  })

/** What an exports map says wrongly about one folder: each target, and its order. */
export function wrongExports(
  folder: string,
  { exports = {} }: Manifest,
  exists = (path: string) => existsSync(join(root, path)),
): string[] {
  return Object.entries(exports).flatMap(([path, target]) => {
    if (typeof target === 'string')
      return path === './package.json' || path.endsWith('.css')
        ? []
        : [`${folder} ${path}: no source`]
    const from = target[source] ?? ''
    const built = from.replace('./src/', './dist/').replace(/\.tsx?$/, '')
    const wanted = path.endsWith('.css')
      ? { [source]: from, default: target.default }
      : { [source]: from, types: `${built}.d.ts`, default: `${built}.js` }
    return [
      ...(from.includes('*') || exists(posix.join(folder, from))
        ? []
        : [`${folder} ${path}: ${from} is not there`]),
      ...(JSON.stringify(target) === JSON.stringify(wanted)
        ? []
        : [`${folder} ${path}: should be ${JSON.stringify(wanted)}`]),
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

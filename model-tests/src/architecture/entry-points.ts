import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { filesIn, type Manifest, root } from './repository.ts'
import type { Source } from './source.ts'

/** An entry point: the specifier that imports it, and its source relative to the repository. */
export type EntryPoint = { folder: string; name: string; source: string }

const source = 'latchkit-source'

/** Values that a `*` in a target takes for the existing files. */
function starsOf(target: string, paths: readonly string[]): string[] {
  const [before = '', after = ''] = target.split('*')
  const matching = paths.filter((path) => path.startsWith(before) && path.endsWith(after))
  return matching.map((path) => path.slice(before.length, path.length - after.length))
}

/**
 * Entry points of a package that lead to TypeScript; style sheets and package.json are left out.
 */
export const entryPointsOf = (
  folder: string,
  { name, exports = {} }: Manifest,
  files = filesIn(`${folder}/src`, ['.ts', '.tsx']),
): EntryPoint[] =>
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

/** Problems of an exports map: missing sources, wrong targets, wrong order of conditions. */
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
    const expected = path.endsWith('.css')
      ? { [source]: from, default: target.default }
      : { [source]: from, types: `${built}.d.ts`, default: `${built}.js` }
    return [
      ...(from.includes('*') || exists(posix.join(folder, from))
        ? []
        : [`${folder} ${path}: ${from} does not exist`]),
      ...(JSON.stringify(target) === JSON.stringify(expected)
        ? []
        : [`${folder} ${path}: should be ${JSON.stringify(expected)}`]),
    ]
  })
}

/** Files named index that no exports map lists. */
export const unlistedIndexFiles = (
  paths: readonly string[],
  entryPoints: readonly EntryPoint[],
): string[] =>
  paths.filter(
    (path) =>
      /\/index\.tsx?$/.test(path) && !entryPoints.some((entryPoint) => entryPoint.source === path),
  )

/**
 * Imports of another package by a path that is no entry point, and relative imports that leave
 * their package.
 */
export function deepImports(
  sources: readonly Source[],
  packages: readonly string[],
  entryPoints: readonly EntryPoint[],
  styles: readonly string[],
): string[] {
  const packageOf = (path: string) => packages.find((folder) => path.startsWith(`${folder}/`))
  const open = new Set([...entryPoints.map(({ name }) => name), ...styles])
  return sources.flatMap(({ path, imports }) =>
    imports
      .filter(({ specifier, target }) => {
        if (target === null) return specifier.startsWith('@latchkit/') && !open.has(specifier)
        const isMachineImport = path.startsWith('model-tests/') && target.startsWith('core/')
        return packageOf(target) !== packageOf(path) && !isMachineImport
      })
      .map(({ specifier, line }) => `${path}:${line}: ${specifier}`),
  )
}

/** Relative imports without an extension: Node cannot resolve them in the published files. */
export const withoutExtension = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, imports }) =>
    imports
      .filter(({ target }) => target !== null && !/\.(tsx?|mjs|json|css)$/.test(target))
      .map(({ specifier, line }) => `${path}:${line}: ${specifier}`),
  )

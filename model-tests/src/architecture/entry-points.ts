import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { filesIn, isTest, type Manifest, root } from './repository.ts'
import type { Source } from './source.ts'

/** An entry point: the specifier that imports it, and its source relative to the repository. */
export type EntryPoint = { folder: string; name: string; source: string }

const source = 'latchkit-source'

/** The texts for which the `*` in a target gives the path of an existing file. */
function starTexts(target: string, paths: readonly string[]): string[] {
  const [before = '', after = ''] = target.split('*')
  const matching = paths.filter((path) => path.startsWith(before) && path.endsWith(after))
  return matching.map((path) => path.slice(before.length, path.length - after.length))
}

/** The entry points of a package that have a TypeScript source. */
export const entryPointsOf = (
  folder: string,
  { name, exports = {} }: Manifest,
  files = filesIn(`${folder}/src`, ['.ts', '.tsx']),
): EntryPoint[] =>
  Object.entries(exports).flatMap(([path, target]) => {
    const sourcePath = typeof target === 'string' ? undefined : target[source]
    if (sourcePath === undefined || sourcePath.endsWith('.css')) return []
    const stars = sourcePath.includes('*') ? starTexts(posix.join(folder, sourcePath), files) : ['']
    return stars.map((star) => ({
      folder,
      name: posix.join(name, path.replace('*', star)),
      source: posix.join(folder, sourcePath.replace('*', star)),
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
        : [`${folder} ${path}: must be an object with ${source}`]
    const sourcePath = target[source] ?? ''
    const builtPath = sourcePath.replace('./src/', './dist/').replace(/\.tsx?$/, '')
    const expected = path.endsWith('.css')
      ? { types: `${target.default}.d.ts`, [source]: sourcePath, default: target.default }
      : { [source]: sourcePath, types: `${builtPath}.d.ts`, default: `${builtPath}.js` }
    return [
      ...(sourcePath.includes('*') || exists(posix.join(folder, sourcePath))
        ? []
        : [`${folder} ${path}: ${sourcePath} does not exist`]),
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
 * Imports of another package by a path that is not an entry point, and relative imports that leave
 * their package. Tests may import the tools.
 */
export function deepImports(
  sources: readonly Source[],
  packages: readonly string[],
  entryPoints: readonly EntryPoint[],
  styles: readonly string[],
): string[] {
  const packageOf = (path: string) => packages.find((folder) => path.startsWith(`${folder}/`))
  const importable = new Set([...entryPoints.map(({ name }) => name), ...styles])
  return sources.flatMap(({ path, imports }) =>
    imports
      .filter(({ specifier, target }) => {
        if (target === null) return specifier.startsWith('@latchkit/') && !importable.has(specifier)
        const isMachineImport = path.startsWith('model-tests/') && target.startsWith('core/')
        const isToolImport = isTest(path) && target.startsWith('core/tools/')
        return packageOf(target) !== packageOf(path) && !isMachineImport && !isToolImport
      })
      .map(({ specifier, line }) => `${path}:${line}: ${specifier}`),
  )
}

/** Relative imports without an extension: Node cannot resolve them in the published files. */
export const withoutExtension = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, imports }) =>
    imports
      .filter(({ target }) => target !== null && !/\.(tsx?|mjs|json|css(\?inline)?)$/.test(target))
      .map(({ specifier, line }) => `${path}:${line}: ${specifier}`),
  )

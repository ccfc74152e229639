import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { at, root } from './paths.mjs'

const modules = /\.(tsx?|mjs)$/
/** Imports of types do not run. The types are checked as a whole. */
const typeImports = /\b(?:import|export) type [^'"=;]*\bfrom\s*['"][^'"]+['"]/g
const specifiers = /(\bfrom\s*|\bimport\s*\(\s*|\bimport\s+|\bnew URL\(\s*)['"]([^'"]+)['"]/g

/** Runs git in the repository and returns the lines that it prints. Throws if git fails. */
export const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\n')
    .filter((line) => line !== '')

/** The paths of all files of the repository that git does not ignore, and of generated sources. */
export const repositoryFiles = () =>
  [
    ...git('ls-files', '--cached', '--others', '--exclude-standard'),
    ...git(
      'ls-files',
      '--others',
      '--ignored',
      '--exclude-standard',
      'core/src',
      'react-ui/src',
    ).filter((path) => path.endsWith('.generated.ts')),
  ].filter((path) => existsSync(at(path)))

/**
 * The specifiers that a module imports, and the files whose URL it makes. `isLazy`: with
 * `import()`.
 */
export const importsIn = (text) =>
  [...text.replace(typeImports, '').matchAll(specifiers)].map(([, keyword, specifier]) => ({
    specifier,
    isLazy: /^import\s*\(/.test(keyword),
  }))

/** The source files of the entry points of all workspaces, by their specifier. */
function entryPoints(paths) {
  const manifests = paths
    .filter((path) => /(^|\/)package\.json$/.test(path))
    .map((path) => ({ folder: posix.dirname(path), ...JSON.parse(readFileSync(at(path), 'utf8')) }))
  return new Map(
    manifests.flatMap(({ folder, name, exports = {} }) =>
      Object.entries(exports).flatMap(([path, target]) => {
        const source = typeof target === 'string' ? target : target['latchkit-source']
        return source ? [[posix.join(name, path), posix.join(folder, source)]] : []
      }),
    ),
  )
}

/** The imports of each file of the repository: the importing files, by the path of the imported. */
export function readImporters(paths = repositoryFiles()) {
  const entries = entryPoints(paths)
  const importers = new Map(paths.map((path) => [path, []]))
  for (const importer of paths.filter((path) => modules.test(path))) {
    for (const { specifier, isLazy } of importsIn(readFileSync(at(importer), 'utf8'))) {
      const target = specifier.startsWith('.')
        ? posix.join(posix.dirname(importer), specifier)
        : entries.get(specifier)
      importers.get(target)?.push({ path: importer, isLazy })
    }
  }
  return importers
}

/**
 * The changed files and all files that import them, directly or through others. A changed file that
 * no module imports and that is none counts as a change of the modules in its folder: they may read
 * it. `follow`: whether an import counts.
 */
export function dependentsOf(changed, importers, follow = () => true) {
  const inFolder = (path) =>
    [...importers.keys()].filter(
      (other) => modules.test(other) && posix.dirname(other) === posix.dirname(path),
    )
  const isRead = (path) => !modules.test(path) && (importers.get(path) ?? []).length === 0
  const found = new Set()
  const add = (path) => {
    if (found.has(path)) return
    found.add(path)
    for (const importer of importers.get(path) ?? []) if (follow(importer)) add(importer.path)
  }
  for (const path of changed) {
    add(path)
    if (isRead(path)) for (const reader of inFolder(path)) add(reader)
  }
  return [...found]
}

import { isListed, moduleOf, type Rule } from './modules.ts'
import { isTest } from './repository.ts'
import type { Import, Source } from './source.ts'

/** Packages that tests may import in addition. */
const testPackages: readonly string[] = [
  'vitest',
  'fast-check',
  '@testing-library',
  '@latchkit/core/testing',
  'react',
  'react-dom',
  'viem',
  'jsqr',
  'lucide-react',
  'node:',
]

/** Modules that every test may import. */
const testModules: readonly string[] = ['core/testing', 'react-ui/testing']

/**
 * Groups of ranked modules: tests of one module may import the others, so that they can build what
 * they test.
 */
const groups: readonly string[] = [
  'core/domain',
  'core/kit',
  'react-ui',
  'headless-examples/sandbox',
]

const shareGroup = (a: string, b: string): boolean =>
  groups.some((group) => isListed([`${group}/**`], a) && isListed([`${group}/**`], b))

const includesPackage = (allowed: readonly string[], specifier: string): boolean =>
  allowed.some(
    (name) =>
      name === '' ||
      name === specifier ||
      specifier.startsWith(name.endsWith(':') ? name : `${name}/`),
  )

function isAllowed(found: Import, id: string, rule: Rule, inTest: boolean): boolean {
  const { target, kind, specifier } = found
  if (target === null) {
    const isTestPackage = inTest && includesPackage(testPackages, specifier)
    return isTestPackage || includesPackage(rule.packages, specifier)
  }
  const other = moduleOf(target)
  if (other === null) return false
  if (other.id === id) return true
  if (inTest && (isListed(testModules, other.id) || shareGroup(id, other.id))) return true
  if (rule.typesOnly === true && kind !== 'type') return false
  if (kind !== 'value' && isListed(rule.lazy ?? [], other.id)) return true
  return isListed(rule.modules, other.id)
}

/** Imports that the table of modules forbids, as `path:line: message`. */
export function forbiddenImports(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, imports }) => {
    const module = moduleOf(path)
    if (module === null) return [`${path}: no line of the module table covers this folder`]
    return imports
      .filter((found) => !isAllowed(found, module.id, module.rule, isTest(path)))
      .map(
        ({ line, specifier, kind }) =>
          `${path}:${line}: ${module.id} must not import ${specifier} (${kind})`,
      )
  })
}

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
  'node:',
]

/** Modules that every test may import. */
const testModules: readonly string[] = ['core/testing', 'core/tools', 'react-ui/testing']

/**
 * Parents of ranked modules. A test in one of these modules may import every other module of the same
 * parent, to create the objects that it needs.
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

function isAllowed(imported: Import, id: string, rule: Rule, inTest: boolean): boolean {
  const { target, kind, specifier } = imported
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

/** The imports that `modules` does not allow, as `path:line: message`. */
export function forbiddenImports(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, imports }) => {
    const module = moduleOf(path)
    if (module === null) return [`${path}: modules.ts has no rule for this folder`]
    return imports
      .filter((imported) => !isAllowed(imported, module.id, module.rule, isTest(path)))
      .map(
        ({ line, specifier, kind }) =>
          `${path}:${line}: ${module.id} must not import ${specifier} (${kind})`,
      )
  })
}

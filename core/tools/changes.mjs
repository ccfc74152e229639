import { UsageError } from './arguments.mjs'
import { dependentsOf, git, readImporters } from './import-graph.mjs'
import { listMachines } from './machines.mjs'
import { machinesWith } from './select-machines.mjs'
import { walkTests } from './walk-report.mjs'

/** Files that all parts depend on. */
const everything =
  /(^|\/)(package(-lock)?\.json|tsconfig\.json|\.npmrc|vitest[\w.]*\.config\.\w+|define-tests\.mjs|[\w.-]*setup\.\w+)$/
const published = /^(core|react-ui)\/(src\/|LICENSE|README)(?!.*\.(test|fixture)\.)/
const building = /^core\/tools\/(build|size)\//
const browserTest = /\.(browser|chromium)\.test\./
const journeys = 'model-tests/src/browser/'
/** The architecture tests read all files. */
const architecture = 'model-tests/src/architecture/'
const model = /^model-tests\/src\/.*\.model\.ts$/
const testFile = /\.test\.(tsx?|mjs)$/
const example = /^headless-examples\/(?!sandbox|terminal)/

/** The paths that differ from a commit, also those that git does not track yet. Throws `UsageError`. */
export function changedSince(commit) {
  try {
    return [
      ...git('diff', '--name-only', '--no-renames', commit, '--'),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]
  } catch {
    throw new UsageError(`git knows no commit "${commit}".`)
  }
}

/**
 * The machines whose walk runs a changed file: `import()` loads other machines only. All if the file
 * belongs to the walker.
 */
function machinesToWalk(changed, importers) {
  const dependents = dependentsOf(changed, importers, ({ isLazy }) => !isLazy)
  return dependents.includes(walkTests)
    ? listMachines().map(({ name }) => name)
    : machinesWith(dependents.filter((path) => model.test(path)))
}

/**
 * The parts of `npm test` that changes of these files can affect, because they have or import one
 * of them: the options of each part, by its name. Null for all parts, with their defaults.
 */
export function affectedParts(changed) {
  if (changed.some((path) => everything.test(path))) return null
  if (changed.length === 0) return {}
  const importers = readImporters()
  const dependents = dependentsOf(changed, importers)
  const isAny = (expression) => dependents.some((path) => expression.test(path))
  const testFiles = dependents.filter((path) => testFile.test(path))
  const isPublished = changed.some((path) => published.test(path) || building.test(path))
  const ownChanged = machinesWith(changed)
  const machines = machinesToWalk(changed, importers)
  const filters = {
    tests: [
      ...testFiles.filter((path) => !browserTest.test(path) && path !== walkTests),
      ...(machines.length > 0 ? [walkTests] : []),
      architecture,
    ],
    // The journeys visit the built pages, which no test imports.
    browser: [
      ...testFiles.filter((path) => browserTest.test(path)),
      ...(isAny(example) ? [journeys] : []),
    ],
  }
  const options = {
    types: {},
    lint: {},
    unused: {},
    tests: { filters: filters.tests, machines },
    mutate: ownChanged.length > 0 && { machines: ownChanged },
    vectors: isAny(/^model-tests\/src\/vectors\//) && {},
    // The sizes are those of a page of the bench.
    size: (isPublished || isAny(/^model-tests\/src\/bench\//)) && {},
    consumers: (isPublished || isAny(/^model-tests\/(src\/)?consumers\//)) && {},
    browser: filters.browser.length > 0 && { filters: filters.browser },
  }
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== false))
}

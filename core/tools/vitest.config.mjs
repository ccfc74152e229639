import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import { defineTests } from './define-tests.mjs'
import { at, root } from './paths.mjs'

/** The kinds of tests to run, as `LATCHKIT_TESTS` names them (`unit,walk`); all by default. */
const kinds = (process.env.LATCHKIT_TESTS ?? '').split(',').filter((kind) => kind !== '')
const runs = (kind) => kinds.length === 0 || kinds.includes(kind)

const walks = 'model-tests/src/**/*.walk.test.ts'
const architecture = 'model-tests/src/architecture/**/*.test.ts'
const inChromium = 'model-tests/src/**/*.{browser,chromium}.test.*'
const all = [
  'core/src/**/*.test.ts',
  'core/tools/**/*.test.mjs',
  'headless-examples/*/src/**/*.test.{ts,tsx}',
  'headless-examples/*/bin/**/*.test.mjs',
  'model-tests/src/**/*.test.ts',
]

/**
 * The tests in Node of all packages: as one project, they share transforms and imports of the
 * packages' sources.
 */
const inNode = defineTests({
  root,
  test: {
    name: 'node',
    include: [
      ...(runs('unit') ? all : []),
      ...(runs('walk') ? [walks] : []),
      ...(runs('arch') ? [architecture] : []),
    ],
    exclude: [
      '**/node_modules/**',
      '**/.cache/**',
      'core/tools/new/**',
      inChromium,
      ...(runs('walk') ? [] : [walks]),
      ...(runs('arch') ? [] : [architecture]),
    ],
    // Gives each kit, page and phone in the process its own SDK core instead of a shared one.
    env: { DISABLE_GLOBAL_CORE: 'true' },
    // Test files share their imports, because no module keeps state.
    isolate: false,
    setupFiles: [at('core/tools/settle-imports.setup.mjs')],
    restoreMocks: true,
    unstubGlobals: true,
  },
})

/**
 * Files that take more than half a minute, longest first. A fresh checkout has no durations of an
 * earlier run, so that Vitest would start large files first and wait for these at the end.
 */
const longest = [
  'architecture/generator',
  'walker/machines.walk',
  'conformance/sign-out-kit',
  'conformance/sign-in-kit',
  'scenarios/five',
  'tools/start',
  'terminal/src/terminal',
]
const rankOf = ({ moduleId }) => {
  const rank = longest.findIndex((name) => moduleId.includes(`/${name}.test.`))
  return rank < 0 ? longest.length : rank
}

/** Runs one project after the other: a worker shares imports with the next file of its project. */
class ProjectByProject extends BaseSequencer {
  async sort(files) {
    const sorted = (await super.sort(files)).sort((a, b) => rankOf(a) - rankOf(b))
    const isNode = ({ project }) => project.name === 'node'
    return [...sorted.filter(isNode), ...sorted.filter((file) => !isNode(file))]
  }
}

/** All tests without a browser in one Vitest process, so that no core waits for a package's last file. */
export default defineConfig({
  root,
  test: {
    sequence: { sequencer: ProjectByProject },
    projects: [inNode, ...(runs('unit') ? [at('react-ui/vitest.config.ts')] : [])],
  },
})

import { defineConfig } from 'vitest/config'
import { defineTests } from './define-tests.mjs'
import { at, root } from './paths.mjs'

const machines = 'src/{flows,stores}/**/*.test.ts'
const walker = 'src/walker/**/*.test.ts'
const walks = 'src/**/*.walk.test.ts'
const architecture = 'src/architecture/**/*.test.ts'
const inChromium = 'src/**/*.{browser,chromium}.test.*'

const packages = [
  'core',
  'react-ui',
  'headless-examples/sandbox',
  'headless-examples/terminal',
  'headless-examples/visualizer',
]

/** A part of model-tests. `include`, `exclude`: patterns of its files. */
const modelTests = (name, include, exclude) =>
  defineTests({
    root: at('model-tests'),
    test: {
      name,
      include,
      exclude: [...exclude, inChromium],
      // Gives each page and phone in the process its own SDK core instead of a shared one.
      env: { DISABLE_GLOBAL_CORE: 'true' },
      setupFiles: [at('core/tools/settle-imports.setup.mjs')],
      // Test files share their imports, because no module keeps state.
      isolate: false,
    },
  })

/**
 * All tests without a browser as projects of one Vitest process, so that no core waits for the last
 * file of a package.
 */
export default defineConfig({
  root,
  test: {
    projects: [
      ...packages.map((folder) => at(folder, 'vitest.config.ts')),
      modelTests('conformance', ['src/**/*.test.ts'], [machines, walker, walks, architecture]),
      modelTests('machines', [machines, walker], [walks]),
      modelTests('walks', [walks], []),
      modelTests('architecture', [architecture], []),
    ],
  },
})

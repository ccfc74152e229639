import { defineTests } from '../../core/tools/define-tests.mjs'

export default defineTests({
  test: {
    name: 'visualizer',
    include: ['src/**/*.test.{ts,tsx}', 'bin/**/*.test.mjs'],
    // Test files share their imports, because no module keeps state.
    isolate: false,
    setupFiles: ['../../core/tools/settle-imports.setup.mjs'],
  },
})

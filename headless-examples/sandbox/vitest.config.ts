import { defineTests } from '../../core/tools/define-tests.mjs'

export default defineTests({
  test: {
    name: 'sandbox',
    include: ['src/**/*.test.ts'],
    // Test files share their imports, because no module keeps state.
    isolate: false,
    setupFiles: ['../../core/tools/settle-imports.setup.mjs'],
  },
})

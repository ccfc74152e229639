import { defineTests } from './tools/define-tests.mjs'

export default defineTests({
  test: {
    include: ['src/**/*.test.ts', 'tools/**/*.test.mjs'],
    // Gives each kit in the process its own SDK core instead of a shared one.
    env: { DISABLE_GLOBAL_CORE: 'true' },
  },
})

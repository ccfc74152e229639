import { defineTests } from './tools/define-tests.mjs'

export default defineTests({
  test: {
    name: 'core',
    include: ['src/**/*.test.ts', 'tools/**/*.test.mjs'],
    // Gives each kit in the process its own SDK core instead of a shared one.
    env: { DISABLE_GLOBAL_CORE: 'true' },
    // Test files share their imports, because no module keeps state.
    isolate: false,
    setupFiles: ['tools/settle-imports.setup.mjs'],
    restoreMocks: true,
    unstubGlobals: true,
  },
})

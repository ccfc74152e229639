import { defineTests } from '../core/tools/define-tests.mjs'

export default defineTests({
  test: {
    name: 'react-ui',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    // Test files share their imports, because no module keeps state.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    setupFiles: ['src/testing/setup.ts'],
  },
})

import { defineTests } from '../core/tools/define-tests.mjs'

/**
 * Tests in Node that drive Chromium through the built demo. Three files run at a time, each with its
 * own sandbox.
 */
export default defineTests({
  test: {
    include: ['src/**/*.browser.test.ts'],
    // Gives each remote wallet in the process its own SDK core instead of a shared one.
    env: { DISABLE_GLOBAL_CORE: 'true' },
    globalSetup: ['src/browser/harness/setup.ts'],
    // Test files share their imports, because no module keeps state but the connection to the browser.
    isolate: false,
    testTimeout: 480_000,
  },
})

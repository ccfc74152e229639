import { defineTests } from '../core/tools/define-tests.mjs'

/**
 * Tests in Node that drive Chromium through the built demo. Four files run at a time, each with its
 * own sandbox and browser.
 */
export default defineTests({
  test: {
    include: ['src/**/*.browser.test.ts'],
    // Gives each remote wallet in the process its own SDK core instead of a shared one.
    env: { DISABLE_GLOBAL_CORE: 'true' },
    globalSetup: ['src/browser/harness/setup.ts'],
    // Test files share their imports: no module keeps state but the browser and what a connected page
    // stores.
    isolate: false,
    testTimeout: 480_000,
  },
})

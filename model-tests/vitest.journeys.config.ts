import { defineConfig } from 'vitest/config'

/**
 * Tests in Node that drive Chromium through the built demo. Three files run at a time, each with its
 * own sandbox.
 */
export default defineConfig({
  resolve: { conditions: ['latchkit-source'] },
  ssr: { resolve: { conditions: ['latchkit-source'] } },
  test: {
    include: ['src/**/*.browser.test.ts'],
    environment: 'node',
    // Gives each remote wallet in the process its own SDK core instead of a shared one.
    env: { DISABLE_GLOBAL_CORE: 'true' },
    globalSetup: ['src/browser/harness/setup.ts'],
    // One more than the cores of CI: the tests mostly wait for timers and animations.
    maxWorkers: 3,
    // A busy machine may need ten times as long as an idle one.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Equals the default timeout of Playwright's locators.
    expect: { poll: { timeout: 30_000 } },
  },
})

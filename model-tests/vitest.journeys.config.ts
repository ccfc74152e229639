import { defineConfig } from 'vitest/config'

/** Journeys of visitors: Node drives Chromium through the built demo. Two at a time, each with an outside of its own. */
export default defineConfig({
  resolve: { conditions: ['latchkit-source'] },
  ssr: { resolve: { conditions: ['latchkit-source'] } },
  test: {
    include: ['src/**/*.browser.test.ts'],
    environment: 'node',
    // phones of one process each have an SDK of their own
    env: { DISABLE_GLOBAL_CORE: 'true' },
    globalSetup: ['src/browser/harness/setup.ts'],
    maxWorkers: 2,
    // a busy machine takes ten times as long as an idle one, and is not wrong
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // as long as a visitor waits for anything else
    expect: { poll: { timeout: 30_000 } },
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['latchkit-source'] },
  ssr: { resolve: { conditions: ['latchkit-source'] } },
  // pages and phones of one process each have an SDK of their own
  test: {
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.browser.test.*', 'src/**/*.chromium.test.*'],
    environment: 'node',
    env: { DISABLE_GLOBAL_CORE: 'true' },
    // both cores: left to itself Vitest keeps one free
    maxWorkers: 2,
    // a busy machine takes ten times as long as an idle one, and is not wrong
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
})

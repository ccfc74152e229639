import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['latchkit-source'] },
  ssr: { resolve: { conditions: ['latchkit-source'] } },
  test: {
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.browser.test.*', 'src/**/*.chromium.test.*'],
    environment: 'node',
    // Gives each page and phone in the process its own SDK core instead of a shared one.
    env: { DISABLE_GLOBAL_CORE: 'true' },
    // One more than the cores of CI: the tests often wait for servers and timers.
    maxWorkers: 3,
    // A busy machine may need ten times as long as an idle one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
})

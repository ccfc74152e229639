import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['latchkit-source'] },
  ssr: { resolve: { conditions: ['latchkit-source'] } },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    setupFiles: ['src/testing/setup.ts'],
    // A busy machine may need ten times as long as an idle one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Two workers even on two cores, of which Vitest would leave one unused.
    maxWorkers: 2,
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['latchkit-source'] },
  ssr: { resolve: { conditions: ['latchkit-source'] } },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 15_000,
    // both cores: left to itself Vitest keeps one free
    maxWorkers: 2,
  },
})

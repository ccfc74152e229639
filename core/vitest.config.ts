import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['latchkit-source'] },
  ssr: { resolve: { conditions: ['latchkit-source'] } },
  test: {
    include: ['src/**/*.test.ts', 'tools/**/*.test.mjs'],
    environment: 'node',
    // both cores: left to itself Vitest keeps one free
    maxWorkers: 2,
    // kits of one process each have an SDK of their own, as pages do
    env: { DISABLE_GLOBAL_CORE: 'true' },
  },
})

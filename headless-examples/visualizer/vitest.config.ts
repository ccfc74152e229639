import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['latchkit-source'] },
  ssr: { resolve: { conditions: ['latchkit-source'] } },
  // both cores: left to itself Vitest keeps one free
  test: { include: ['src/**/*.test.{ts,tsx}'], environment: 'node', maxWorkers: 2 },
})

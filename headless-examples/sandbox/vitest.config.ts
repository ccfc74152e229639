import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['latchkit-source'] },
  ssr: { resolve: { conditions: ['latchkit-source'] } },
  // Vitest leaves one core free by default
  test: { include: ['src/**/*.test.ts'], environment: 'node', maxWorkers: 2 },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['latchkit-source'] },
  ssr: { resolve: { conditions: ['latchkit-source'] } },
  // By default Vitest leaves one core free, which on two cores means one worker.
  test: { include: ['src/**/*.test.ts'], environment: 'node', maxWorkers: 2 },
})

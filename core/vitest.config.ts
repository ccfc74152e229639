import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['latchkit-source'] },
  ssr: { resolve: { conditions: ['latchkit-source'] } },
  test: { include: ['src/**/*.test.ts', 'tools/**/*.test.mjs'], environment: 'node' },
})

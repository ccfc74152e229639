import { defineTests } from '../core/tools/define-tests.mjs'

export default defineTests({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    setupFiles: ['src/testing/setup.ts'],
  },
})

import { defineTests } from '../core/tools/define-tests.mjs'

export default defineTests({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.browser.test.*', 'src/**/*.chromium.test.*'],
    // Gives each page and phone in the process its own SDK core instead of a shared one.
    env: { DISABLE_GLOBAL_CORE: 'true' },
    // One more than the cores of CI: the tests often wait for servers and timers.
    maxWorkers: 3,
  },
})

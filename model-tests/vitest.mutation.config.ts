import { fileURLToPath } from 'node:url'
import { defineTests } from '../core/tools/define-tests.mjs'

/** Mutation tests: the walk of each machine is replaced by the test of its mutants. */
export default defineTests({
  resolve: {
    alias: [
      {
        find: /^.*\/walker\/suite\.ts$/,
        replacement: fileURLToPath(new URL('src/mutation/suite.ts', import.meta.url)),
      },
    ],
  },
  test: {
    include: ['src/{flows,stores}/**/*.walk.test.ts'],
    testTimeout: 20_000,
    silent: true,
    // A mutant may reject after its test has failed.
    dangerouslyIgnoreUnhandledErrors: true,
  },
})

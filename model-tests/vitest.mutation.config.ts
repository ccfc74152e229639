import { defineTests } from '../core/tools/define-tests.mjs'
import { selectedMachines } from '../core/tools/machines.mjs'

const include = ['src/mutation/machines.mutation.ts']
/** Two projects share the machines, because one file runs on one core. */
const parts = selectedMachines().length > 1 ? ['0/2', '1/2'] : ['0/1']

/** The mutation tests of the machines. */
export default defineTests({
  test: {
    include,
    testTimeout: 20_000,
    silent: true,
    // A mutant may reject after its test has failed.
    dangerouslyIgnoreUnhandledErrors: true,
    projects: parts.map((part) => ({
      extends: true,
      test: { name: part, include, env: { LATCHKIT_PART: part } },
    })),
  },
})

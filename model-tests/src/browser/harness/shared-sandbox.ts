import type { SandboxDescription } from '@latchkit/sandbox'
import { inject } from 'vitest'

/** The outside of the journeys of this process: those that go at the same time have each their own chains and money. */
export function sharedSandbox(): SandboxDescription {
  const sandbox = inject('sandboxes')[Number(process.env.VITEST_POOL_ID) - 1]
  if (sandbox === undefined)
    throw new Error(`There is no sandbox for worker ${process.env.VITEST_POOL_ID}`)
  return sandbox
}

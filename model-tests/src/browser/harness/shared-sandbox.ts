import type { SandboxDescription } from '@latchkit/sandbox'
import { inject } from 'vitest'

/** The sandbox of this worker process. Each worker has its own chains and balances. */
export function sharedSandbox(): SandboxDescription {
  const sandbox = inject('sandboxes')[Number(process.env.VITEST_POOL_ID) - 1]
  if (sandbox === undefined)
    throw new Error(`The setup provided no sandbox for worker ${process.env.VITEST_POOL_ID}`)
  return sandbox
}

import type { SandboxDescription } from '@latchkit/sandbox'
import { connect, expectState } from './demo.ts'
import { sharedSandbox } from './shared-sandbox.ts'
import { createVisitor, type Visitor } from './visitor.ts'

type Connection = { wallet?: string; path?: string; sandbox?: SandboxDescription }
type Entries = readonly (readonly [string, string])[]

/** What the origin stores while a wallet is connected, by sandbox, wallet and path. */
const connections = new Map<string, Promise<Entries>>()

/** Connects a wallet in a browser context of its own, and returns what the origin stores then. */
async function connectOnce({ wallet, path, sandbox }: Required<Connection>): Promise<Entries> {
  const visitor = await createVisitor({ sandbox })
  try {
    await visitor.visit(path)
    await connect(visitor, wallet)
    await visitor.waitForIdle()
    return await visitor.page.evaluate(() => Object.entries(localStorage))
  } finally {
    await visitor.close()
  }
}

/**
 * Opens a page on which a wallet was connected earlier, and waits until it is connected again.
 * Takes half the time of a connection in the modal. No window of the wallet opens. `sandbox`: that
 * of the visitor, if it is not that of the worker.
 */
export async function visitConnected(
  { page, demo, visit }: Visitor,
  { wallet = 'Foxglove', path = '/', sandbox = sharedSandbox() }: Connection = {},
): Promise<void> {
  const key = [sandbox.directory, wallet, path].join()
  const entries = connections.get(key) ?? connectOnce({ wallet, path, sandbox })
  connections.set(key, entries)
  // A document of the same origin without scripts
  await page.goto(`${demo.url}/sandbox.json`)
  await page.evaluate(
    (stored) => {
      for (const [name, value] of stored) localStorage.setItem(name, value)
    },
    await entries,
  )
  await visit(path)
  await expectState(page, 'Status', 'connected')
}

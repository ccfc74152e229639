import { afterEach } from 'vitest'
import type { Balances } from './balances.types.ts'
import { startBalances } from './start-balances.ts'

/** Returns a function that starts the balance services. They are stopped after each test. */
export function balancesFixture() {
  const running: Balances[] = []
  afterEach(async () => {
    for (const balances of running.splice(0)) await balances.stop()
  })
  return async () => {
    const balances = await startBalances()
    running.push(balances)
    const { url } = balances
    return {
      ...balances,
      read: async (path: string) => (await fetch(`${url}${path}`)).json(),
      get: (path: string) => fetch(`${url}${path}`),
      post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
        fetch(`${url}${path}`, {
          method: 'POST',
          body: typeof body === 'string' ? body : JSON.stringify(body),
          headers,
        }),
      rpc: async (reference: string, method: string, params: readonly unknown[]) => {
        const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
        return (
          await (await fetch(`${url}/polkadot/${reference}`, { method: 'POST', body })).json()
        ).result
      },
    }
  }
}

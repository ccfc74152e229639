import { hexToBytes } from 'viem'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { sandboxKey } from '../base/accounts.ts'
import { solanaAddress } from '../keys/solana.ts'
import { type Sandbox, startSandbox } from '../server/start-sandbox.ts'
import type { BalanceRow, DataApi, HistoryRow } from './data-api.types.ts'
import { startDataApi } from './start-data-api.ts'

/** Query parameters that every call requires. */
export const caller = { projectId: 'sandbox', st: 'appkit', sv: 'html-core-0.1.0' }
export const solana = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
/** Solana address of a sandbox account, by its index. */
export const svmAddress = (index: number): string => solanaAddress(hexToBytes(sandboxKey(index)))

type Query = Readonly<Record<string, string>>

/** Starts one sandbox per test file and returns a function that starts a data service per test. */
export function dataApiFixture() {
  let sandbox: Sandbox
  const running: DataApi[] = []
  beforeAll(async () => {
    sandbox = await startSandbox({ ports: 'free' })
  })
  afterEach(async () => {
    for (const api of running.splice(0)) await api.stop()
  })
  afterAll(() => sandbox.stop())
  return async () => {
    const api = await startDataApi(sandbox)
    running.push(api)
    const get = (path: string, query: Query = {}) =>
      fetch(`${api.url}${path}?${new URLSearchParams({ ...caller, ...query })}`)
    const read = async (path: string, query: Query = {}) => (await get(path, query)).json()
    return {
      ...api,
      sandbox,
      get,
      read,
      balances: async (account: string, query: Query = {}): Promise<readonly BalanceRow[]> =>
        (await read(`/v1/account/${account}/balance`, { currency: 'usd', ...query })).balances,
      historyPage: (
        account: string,
        query: Query = {},
      ): Promise<{ data: readonly HistoryRow[]; next: string | null }> =>
        read(`/v1/account/${account}/history`, query),
      post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
        fetch(`${api.url}${path}`, {
          method: 'POST',
          body: typeof body === 'string' ? body : JSON.stringify(body),
          headers,
        }),
    }
  }
}

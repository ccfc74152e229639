import { jsonResponse } from '../faults/http-response.ts'
import { startFaultServer } from '../faults/start-fault-server.ts'
import type { AddressBalance, Balances, BalancesOptions } from './balances.types.ts'
import { createBitcoin } from './bitcoin/create-bitcoin.ts'
import { createCosmos } from './create-cosmos.ts'
import { createPolkadot } from './create-polkadot.ts'
import { knownAccounts } from './known-accounts.ts'
import { parseBalances } from './parse-balances.ts'

/**
 * Starts the balance services of Bitcoin, Polkadot and Cosmos. The sandbox accounts have an initial
 * balance on each network; other addresses have none.
 */
export async function startBalances({ port = 0 }: BalancesOptions = {}): Promise<Balances> {
  const accounts = knownAccounts()
  const bitcoin = createBitcoin(accounts)
  const services = new Map<string, Pick<typeof bitcoin, 'set' | 'respond'>>([
    ['bip122', bitcoin],
    ['polkadot', createPolkadot(accounts)],
    ['cosmos', createCosmos(accounts)],
  ])
  const set = (balances: readonly AddressBalance[]) => {
    for (const balance of balances) {
      const service = services.get(balance.chain.slice(0, balance.chain.indexOf(':')))
      if (service === undefined)
        throw new Error(
          `Setting a balance on ${balance.chain} failed: only bip122, polkadot and cosmos are supported.`,
        )
      service.set(balance)
    }
  }
  const { server: _, ...started } = await startFaultServer({
    port,
    logged: ({ url }) => ({ path: url.pathname, query: Object.fromEntries(url.searchParams) }),
    respond(call) {
      const [, name = '', subpath = ''] = /^\/([^/]+)(.*)$/.exec(call.url.pathname) ?? []
      const service = services.get(name)
      return service?.respond(call, subpath) ?? jsonResponse({ error: 'Not found' }, 404)
    },
    applyControls: (controls) => set(parseBalances(controls)),
  })
  return { ...started, set }
}

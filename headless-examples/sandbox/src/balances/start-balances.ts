import { json } from '../faults/http-response.ts'
import { startFaulty } from '../faults/start-fault-server.ts'
import type { Balances, BalancesOptions, HeldBalance } from './balances.types.ts'
import { createBitcoin } from './bitcoin/create-bitcoin.ts'
import { createCosmos } from './create-cosmos.ts'
import { createPolkadot } from './create-polkadot.ts'
import { knownAccounts } from './known-accounts.ts'
import { readBalances } from './parse-balances.ts'

/** Who knows what is held on three families of chains; the sandbox's accounts have something on each. Addresses nobody knows have nothing. */
export async function startBalances({ port = 0 }: BalancesOptions = {}): Promise<Balances> {
  const accounts = knownAccounts()
  const bitcoin = createBitcoin(accounts)
  const families = new Map<string, Pick<typeof bitcoin, 'set' | 'answer'>>([
    ['bip122', bitcoin],
    ['polkadot', createPolkadot(accounts)],
    ['cosmos', createCosmos(accounts)],
  ])
  const set = (balances: readonly HeldBalance[]) => {
    for (const one of balances) {
      const family = families.get(one.chain.slice(0, one.chain.indexOf(':')))
      if (family === undefined) throw new Error(`There are no balances of ${one.chain} here.`)
      family.set(one)
    }
  }
  const { server: _, ...faulty } = await startFaulty({
    port,
    asked: ({ url }) => ({ path: url.pathname, query: Object.fromEntries(url.searchParams) }),
    answer(call) {
      const [, name = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(call.url.pathname) ?? []
      const family = families.get(name)
      return family?.answer(call, rest) ?? json({ error: 'Nothing here.' }, 404)
    },
    control: (settings) => set(readBalances(settings)),
  })
  return { ...faulty, set }
}

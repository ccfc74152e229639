import { type FaultServer, startFaultServer } from '../faults/start-fault-server.ts'
import type { DataApi, DataApiOptions, DataApiSettings } from './data-api.types.ts'
import { createEvm } from './evm/create-evm.ts'
import { handleCall, parseBody } from './handle-call.ts'
import { createNames } from './names.ts'
import { parseControls } from './parse-controls.ts'
import { createPrices } from './prices.ts'
import { createRowsByAccount } from './rows-by-account.ts'
import type { Service } from './service.types.ts'
import { createSvm } from './svm/create-svm.ts'

/** The hosted data service of one's own, over chains that run already. It listens to this machine only. */
export async function startDataApi({ chains, svm, port = 0 }: DataApiOptions): Promise<DataApi> {
  const prices = createPrices()
  let faulty: Pick<FaultServer, 'url'> | null = null
  const base = () => faulty?.url ?? ''
  const ground = { prices, base }
  const networks = [
    ...chains.map((chain) => createEvm(chain, ground)),
    ...(svm === null ? [] : [createSvm(svm, ground)]),
  ]
  const service: Service = {
    networks,
    settings: { supported: networks.map(({ id }) => id), balances: 'live' },
    prices,
    names: createNames(),
    rows: createRowsByAccount(),
    onramp: createRowsByAccount(),
    cachedBalances: new Map(),
    baseUrl,
  }
  const set = ({
    supported,
    balances,
    prices: dollars,
    names,
    rows,
    onramp,
  }: Partial<DataApiSettings>) => {
    if (supported !== undefined) service.settings = { ...service.settings, supported }
    if (balances !== undefined) service.settings = { ...service.settings, balances }
    if (balances !== undefined) service.cachedBalances.clear()
    if (dollars !== undefined) prices.set(dollars)
    if (names !== undefined) service.names.set(names)
    if (rows !== undefined) service.rows.set(rows)
    if (onramp !== undefined) service.onramp.set(onramp)
  }
  const { server: _, ...started } = await startFaultServer({
    port,
    logged: ({ url, body }) => ({
      path: url.pathname,
      query: { ...inWords(parseBody(body)), ...Object.fromEntries(url.searchParams) },
    }),
    respond: (call) => handleCall(service, call),
    applyControls: (settings) => set(parseControls(settings)),
  })
  faulty = started
  return { ...started, set }
}

/** What was posted counts as asked, too. */
const inWords = (posted: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(posted).map(([name, value]) => [name, String(value)]))

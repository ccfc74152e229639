import { startFaultServer } from '../faults/start-fault-server.ts'
import type { DataApi, DataApiOptions, DataApiSettings } from './data-api.types.ts'
import { createEvm } from './evm/create-evm.ts'
import { handleCall, parseBody } from './handle-call.ts'
import { createNames } from './names.ts'
import { parseControls } from './parse-controls.ts'
import { createPrices } from './prices.ts'
import { createRowsByAccount } from './rows-by-account.ts'
import type { Service } from './service.types.ts'
import { createSvm } from './svm/create-svm.ts'

/** Starts a local data service over running chains. */
export async function startDataApi({ chains, svm, port = 0 }: DataApiOptions): Promise<DataApi> {
  const prices = createPrices()
  let url = ''
  const baseUrl = () => url
  const networks = [
    ...chains.map((chain) => createEvm(chain, { prices, baseUrl })),
    ...(svm === null ? [] : [createSvm(svm, { prices, baseUrl })]),
  ]
  const service: Service = {
    networks,
    settings: { supported: networks.map(({ id }) => id), balances: 'live' },
    prices,
    names: createNames(chains.map(({ chainId }) => chainId)),
    rows: createRowsByAccount(),
    onramp: createRowsByAccount(),
    cachedBalances: new Map(),
    baseUrl,
  }
  const set = (settings: Partial<DataApiSettings>) => {
    const { supported, balances, names, rows, onramp } = settings
    if (supported !== undefined) service.settings = { ...service.settings, supported }
    if (balances !== undefined) {
      service.settings = { ...service.settings, balances }
      service.cachedBalances.clear()
    }
    if (settings.prices !== undefined) prices.set(settings.prices)
    if (names !== undefined) service.names.set(names)
    if (rows !== undefined) service.rows.set(rows)
    if (onramp !== undefined) service.onramp.set(onramp)
  }
  const { server: _, ...started } = await startFaultServer({
    port,
    logged: ({ url: { pathname, searchParams }, body }) => ({
      path: pathname,
      query: { ...toStrings(parseBody(body)), ...Object.fromEntries(searchParams) },
    }),
    respond: (call) => handleCall(service, call),
    applyControls: (controls) => set(parseControls(controls)),
  })
  url = started.url
  return { ...started, set }
}

/**
 * Converts the fields of a body to strings, so that faults and `requests` treat them as a query.
 */
const toStrings = (body: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]))

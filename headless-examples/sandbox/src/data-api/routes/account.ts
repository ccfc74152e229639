import { busyAccount, sandboxAccount } from '../../base/accounts.ts'
import { isRecord } from '../../base/checks.ts'
import { jsonResponse } from '../../faults/http-response.ts'
import type { BalanceRow } from '../data-api.types.ts'
import type { LazyRow, Network } from '../network.types.ts'
import { purchases } from '../onramp.ts'
import { paginate } from '../pagination.ts'
import type { Service } from '../service.types.ts'
import type { Route, RouteRequest } from './route.ts'

/**
 * Returns the supported network with the requested `chainId`; without `chainId`, all supported
 * networks. Omits networks with another address format.
 */
const selectNetworks = (
  { networks, settings }: Service,
  { param, query }: RouteRequest,
): readonly Network[] => {
  const chainId = query.get('chainId') ?? ''
  return networks.filter(
    (network) =>
      settings.supported.includes(network.id) &&
      network.isAddress(param) &&
      (chainId === '' || network.id === chainId),
  )
}
const isAddress = (service: Service, { param }: RouteRequest) =>
  service.networks.some((network) => network.isAddress(param))
const invalidAddress = () => jsonResponse({ error: 'Not an address' }, 400)

/** Routes that return the balances and the history of an account. */
export const accountRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: /^\/v1\/account\/([^/]+)\/balance$/,
    async respond(service, request) {
      if (!isAddress(service, request)) return invalidAddress()
      const lists = await Promise.all(
        selectNetworks(service, request).map((network) => balancesOf(service, network, request)),
      )
      return jsonResponse({ balances: lists.flat() })
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/account\/([^/]+)\/history$/,
    async respond(service, request) {
      if (!isAddress(service, request)) return invalidAddress()
      const { param: account, query } = request
      const networks = selectNetworks(service, request)
      const [network] = networks
      if (network === undefined) return jsonResponse({ data: [], next: null })
      const rows =
        query.get('onramp') === 'coinbase'
          ? purchasesOf(service, network.id, account)
          : await historyOf(service, networks, account)
      const page = paginate(rows, ({ id }) => id, query.get('cursor'))
      if (page === null) return jsonResponse({ error: 'Unknown cursor' }, 400)
      const data = await Promise.all(page.data.map(({ row }) => row()))
      return jsonResponse({ data, next: page.next })
    },
  },
]

async function balancesOf(
  { settings, cachedBalances }: Service,
  network: Network,
  { param: account, query }: RouteRequest,
): Promise<readonly BalanceRow[]> {
  const key = `${network.id} ${account}`
  const cached = cachedBalances.get(key)
  const isForced = (query.get('forceUpdate') ?? '') !== ''
  if (settings.balances === 'cached' && cached !== undefined && !isForced) return cached
  const rows = await network.balances(account)
  cachedBalances.set(key, rows)
  return rows
}

const toLazyRows = (rows: readonly unknown[]): readonly LazyRow[] =>
  rows.map((row, index) => ({ id: `set-${index}`, time: timeOf(row), row: async () => row }))

/** `minedAt` of a row in ms since 1970; Infinity if it is invalid, which sorts the row first. */
function timeOf(row: unknown): number {
  const metadata = isRecord(row) && isRecord(row.metadata) ? row.metadata : {}
  const time = Date.parse(String(metadata.minedAt))
  return Number.isNaN(time) ? Number.POSITIVE_INFINITY : time
}

async function historyOf(
  { rows }: Service,
  networks: readonly Network[],
  account: string,
): Promise<readonly LazyRow[]> {
  const lists = await Promise.all(networks.map((network) => network.history(account)))
  const addedRows = toLazyRows(rows.of(account) ?? [])
  // `|| 0`: Infinity - Infinity is NaN. Rows with the same time keep their order.
  return [...addedRows, ...lists.flat()].sort((a, b) => b.time - a.time || 0)
}

function purchasesOf(
  { onramp, baseUrl }: Service,
  chain: string,
  account: string,
): readonly LazyRow[] {
  const isBusy = account.toLowerCase() === sandboxAccount(busyAccount).address.toLowerCase()
  const defaultRows = isBusy ? purchases(baseUrl(), account, chain, Date.now()) : []
  return toLazyRows(onramp.of(account) ?? defaultRows)
}

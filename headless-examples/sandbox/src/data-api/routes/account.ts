import { busyAccount, sandboxAccount } from '../../base/accounts.ts'
import { isRecord } from '../../base/checks.ts'
import { jsonResponse } from '../../faults/http-response.ts'
import type { BalanceRow } from '../data-api.types.ts'
import type { LazyRow, Network } from '../network.types.ts'
import { purchases } from '../onramp.ts'
import { paginate } from '../pagination.ts'
import type { Service } from '../service.types.ts'
import type { RouteRequest, Route } from './route.ts'

const known = ({ networks, settings }: Service): readonly Network[] =>
  networks.filter(({ id }) => settings.supported.includes(id))

/** The network that is asked about, else every one where such an address can be. */
const asked = (service: Service, { param, query }: RouteRequest): readonly Network[] => {
  const wanted = query.get('chainId') ?? ''
  return known(service).filter(
    (network) => network.isAddress(param) && (wanted === '' || network.id === wanted),
  )
}
const noAddress = (service: Service, { param }: RouteRequest) =>
  !service.networks.some(({ isAddress }) => isAddress(param))
const refused = () => jsonResponse({ error: 'Not an address' }, 400)

/** What an account has and did. */
export const accountRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: /^\/v1\/account\/([^/]+)\/balance$/,
    async answer(service, asking) {
      if (noAddress(service, asking)) return refused()
      const lists = await Promise.all(
        asked(service, asking).map((network) => balancesOf(service, network, asking)),
      )
      return jsonResponse({ balances: lists.flat() })
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/account\/([^/]+)\/history$/,
    async answer(service, asking) {
      if (noAddress(service, asking)) return refused()
      const { param, query } = asking
      const [network, ...others] = asked(service, asking)
      if (network === undefined) return jsonResponse({ data: [], next: null })
      const rows =
        query.get('onramp') === 'coinbase'
          ? bought(service, network.id, param)
          : await rowsOf(service, [network, ...others], param)
      const page = paginate(rows, ({ id }) => id, query.get('cursor'))
      if (page === null) return jsonResponse({ error: 'No such cursor' }, 400)
      return jsonResponse({ data: await Promise.all(page.data.map(({ row }) => row())), next: page.next })
    },
  },
]

async function balancesOf(
  { settings, cachedBalances }: Service,
  network: Network,
  { param, query }: RouteRequest,
): Promise<readonly BalanceRow[]> {
  const key = `${network.id} ${param}`
  const first = cachedBalances.get(key)
  if (
    settings.balances === 'kept' &&
    first !== undefined &&
    (query.get('forceUpdate') ?? '') === ''
  )
    return first
  const rows = await network.balances(param)
  cachedBalances.set(key, rows)
  return rows
}

const asTheyStand = (rows: readonly unknown[]): readonly LazyRow[] =>
  rows.map((row, place) => ({ id: `set-${place}`, time: timeOf(row), row: async () => row }))

/** When a row says it was; what says nothing is the newest. */
function timeOf(row: unknown): number {
  const metadata = isRecord(row) && isRecord(row.metadata) ? row.metadata : {}
  const time = Date.parse(String(metadata.minedAt))
  return Number.isNaN(time) ? Number.POSITIVE_INFINITY : time
}

async function rowsOf(
  { rows }: Service,
  networks: readonly Network[],
  account: string,
): Promise<readonly LazyRow[]> {
  const lists = await Promise.all(networks.map((network) => network.history(account)))
  const set = asTheyStand(rows.of(account) ?? [])
  // rows of one moment stay in the order they have
  return [...set, ...lists.flat()].sort((a, b) => b.time - a.time || 0)
}

function bought({ onramp, baseUrl }: Service, chain: string, account: string): readonly LazyRow[] {
  const isBusy = account.toLowerCase() === sandboxAccount(busyAccount).address.toLowerCase()
  return asTheyStand(
    onramp.of(account) ?? (isBusy ? purchases(baseUrl(), account, chain, Date.now()) : []),
  )
}

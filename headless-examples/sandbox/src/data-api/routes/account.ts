import { busyAccount, sandboxAccount } from '../../base/accounts.ts'
import { isRecord } from '../../base/checks.ts'
import { json } from '../../faults/http-response.ts'
import type { BalanceRow } from '../data-api.types.ts'
import type { LateRow, Network } from '../network.types.ts'
import { purchases } from '../onramp.ts'
import { pageOf } from '../pagination.ts'
import type { Service } from '../service.types.ts'
import type { Asking, Route } from './route.ts'

const known = ({ networks, settings }: Service): readonly Network[] =>
  networks.filter(({ id }) => settings.supported.includes(id))

/** The network that is asked about, else every one where such an address can be. */
const asked = (service: Service, { named, query }: Asking): readonly Network[] => {
  const wanted = query.get('chainId') ?? ''
  return known(service).filter(
    (network) => network.isAddress(named) && (wanted === '' || network.id === wanted),
  )
}
const noAddress = (service: Service, { named }: Asking) =>
  !service.networks.some(({ isAddress }) => isAddress(named))
const refused = () => json({ error: 'Not an address' }, 400)

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
      return json({ balances: lists.flat() })
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/account\/([^/]+)\/history$/,
    async answer(service, asking) {
      if (noAddress(service, asking)) return refused()
      const { named, query } = asking
      const [network, ...others] = asked(service, asking)
      if (network === undefined) return json({ data: [], next: null })
      const rows =
        query.get('onramp') === 'coinbase'
          ? bought(service, network.id, named)
          : await rowsOf(service, [network, ...others], named)
      const page = pageOf(rows, ({ id }) => id, query.get('cursor'))
      if (page === null) return json({ error: 'No such cursor' }, 400)
      return json({ data: await Promise.all(page.data.map(({ row }) => row())), next: page.next })
    },
  },
]

async function balancesOf(
  { settings, kept }: Service,
  network: Network,
  { named, query }: Asking,
): Promise<readonly BalanceRow[]> {
  const key = `${network.id} ${named}`
  const first = kept.get(key)
  if (
    settings.balances === 'kept' &&
    first !== undefined &&
    (query.get('forceUpdate') ?? '') === ''
  )
    return first
  const rows = await network.balances(named)
  kept.set(key, rows)
  return rows
}

const asTheyStand = (rows: readonly unknown[]): readonly LateRow[] =>
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
): Promise<readonly LateRow[]> {
  const lists = await Promise.all(networks.map((network) => network.history(account)))
  const set = asTheyStand(rows.of(account) ?? [])
  // rows of one moment stay in the order they have
  return [...set, ...lists.flat()].sort((a, b) => b.time - a.time || 0)
}

function bought({ onramp, base }: Service, chain: string, account: string): readonly LateRow[] {
  const isBusy = account.toLowerCase() === sandboxAccount(busyAccount).address.toLowerCase()
  return asTheyStand(
    onramp.of(account) ?? (isBusy ? purchases(base(), account, chain, Date.now()) : []),
  )
}

import type { SnapshotFrom } from 'xstate'
import { viewOf } from '../../resource/resource.view.ts'
import { gridOf } from './all-wallets.context.ts'
import type { allWalletsMachine } from './all-wallets.machine.ts'
import type {
  AllWalletsCommand,
  AllWalletsContext,
  AllWalletsView,
  GridWallet,
} from './all-wallets.types.ts'

/** Maps the state to the list, with the commands that it allows. */
export function allWalletsView(
  state: SnapshotFrom<typeof allWalletsMachine>,
  send: (command: AllWalletsCommand) => void,
): AllWalletsView {
  const { context } = state
  const { text, certified, pages } = context
  const isSearch = state.matches('searching')
  const resource = isSearch ? context.found : pages
  const wallets = gridOf(context)
  const isKnown = isSearch
    ? context.found.data !== null
    : wallets.length > 0 || pages.status === 'fresh'
  // A search that is repeated has no results meanwhile.
  const canRefresh = !isSearch || resource.problem !== null
  const canLoadMore = !isSearch && pages.hasMore && pages.status !== 'loading'
  const data = isKnown ? { wallets, count: countOf(context, wallets, isSearch) } : null
  return {
    ...viewOf(resource, data, {
      refresh: canRefresh ? () => send({ type: 'refresh' }) : null,
      loadMore: canLoadMore ? () => send({ type: 'loadMore' }) : null,
    }),
    step: isSearch ? 'searching' : 'browsing',
    text,
    certified,
    search: (text) => send({ type: 'search', text }),
    setCertified: (on) => send({ type: 'certified.set', on }),
    pick: (walletId) => send({ type: 'pick', walletId }),
    clear: isSearch ? () => send({ type: 'clear' }) : null,
  }
}

function countOf(
  { pages, found, featured, recommended }: AllWalletsContext,
  wallets: readonly GridWallet[],
  isSearch: boolean,
): number {
  if (isSearch) return Math.max(found.data?.count ?? 0, wallets.length)
  if (pages.status === 'fresh' && !pages.hasMore) return wallets.length
  const count = pages.data?.count ?? 0
  return Math.max(wallets.length, count + featured.length + recommended.length)
}

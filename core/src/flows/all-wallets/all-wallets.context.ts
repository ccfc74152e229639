import { limits } from '../../domain/constants.ts'
import { cleanText } from '../../domain/text/text.ts'
import { forPlatform, markInstalled } from '../../domain/wallet/grid-rules.ts'
import { hasInstallLink, isLinked } from '../../domain/wallet/install-link.ts'
import type { Wallet } from '../../domain/wallet/wallet.ts'
import type {
  AllWalletsContext,
  AllWalletsEvent,
  GridWallet,
  ListedWallets,
  WalletsRequest,
} from './all-wallets.types.ts'

type SearchQuery = Pick<AllWalletsContext, 'text' | 'certified'>

/** Maximum length of a search text, in characters. */
const maxTextLength = 100
const truncate = (text: string) =>
  Array.from(text.slice(0, 4 * maxTextLength))
    .slice(0, maxTextLength)
    .join('')
/** The text that the directory is searched for: without outer spaces and invisible characters. */
const searchTextOf = ({ text }: SearchQuery) => cleanText(text, 2 * maxTextLength)

/** The search text and filter after the event. */
export function queryAfter({ text, certified }: SearchQuery, event: AllWalletsEvent): SearchQuery {
  if (event.type === 'search') return { text: truncate(event.text), certified }
  if (event.type === 'certified.set') return { text, certified: event.on }
  return event.type === 'clear' ? { text: '', certified: false } : { text, certified }
}
/** Whether the query has a text or the certified filter. */
export const hasQuery = (query: SearchQuery): boolean =>
  query.certified || searchTextOf(query) !== ''
/** Compares queries without outer spaces and invisible characters. */
export const isSameQuery = (a: SearchQuery, b: SearchQuery): boolean =>
  a.certified === b.certified && searchTextOf(a) === searchTextOf(b)

/**
 * The key of the pages. Excludes the recommended and featured wallets, which are listed first.
 */
export const pagesKey = ({ context }: { context: AllWalletsContext }): WalletsRequest => ({
  entries: limits.walletPage,
  include: context.include,
  exclude: [
    ...new Set(
      [...context.recommended, ...context.featured].map(({ id }) => id).concat(context.exclude),
    ),
  ],
  chains: context.chains,
  search: null,
  certified: false,
})
/** The key of the search, which includes recommended and featured wallets. */
export const searchKey = ({ context }: { context: AllWalletsContext }): WalletsRequest => ({
  entries: limits.walletSearchPage,
  include: context.include,
  exclude: context.exclude,
  chains: context.chains,
  search: searchTextOf(context) || null,
  certified: context.certified,
})

function unique(wallets: readonly Wallet[]): readonly Wallet[] {
  const byId = new Map<string, Wallet>()
  for (const wallet of wallets) if (!byId.has(wallet.id)) byId.set(wallet.id, wallet)
  return [...byId.values()]
}

/**
 * Adds a page. A wallet keeps its first position and the count never decreases. `ended`: there is no
 * further page, or the page added no new wallet (fault G8).
 */
export function withPage(
  known: ListedWallets | null,
  page: number,
  { wallets: added, count }: ListedWallets,
): ListedWallets & { ended: boolean } {
  const previous = known?.wallets ?? []
  const wallets = unique([...previous, ...added])
  const total = Math.max(known?.count ?? 0, count)
  const ended =
    wallets.length === previous.length ||
    wallets.length >= total ||
    page * limits.walletPage >= total
  return { wallets, count: total, ended }
}

/** Wallets that support one of `chains`, compared by exact id. All wallets if `chains` is empty. */
function forChains(wallets: readonly Wallet[], { chains }: AllWalletsContext): readonly Wallet[] {
  const chainIds = new Set<string>(chains)
  return chainIds.size === 0
    ? wallets
    : wallets.filter((wallet) => wallet.chains.some((id) => chainIds.has(id)))
}

/** The unordered list: featured, recommended and paged wallets, or the search results. */
export function listedWallets(context: AllWalletsContext): readonly Wallet[] {
  const wallets = hasQuery(context)
    ? forChains(context.found.data?.wallets ?? [], context)
    : [
        ...context.featured,
        ...context.recommended,
        ...forChains(context.pages.data?.wallets ?? [], context),
      ]
  return forPlatform(unique(wallets), context).filter(
    (wallet) => !context.remoteOnly || isLinked(wallet),
  )
}

/**
 * The ordered list: installed wallets first, then featured ones. On a phone every wallet is
 * reachable, because `listedWallets` has removed the others.
 */
export const gridOf = (context: AllWalletsContext): readonly GridWallet[] =>
  markInstalled(
    listedWallets(context),
    context.connectors,
    context.featuredIds,
    context.arranged,
  ).map((wallet) => ({
    ...wallet,
    reachable:
      context.mobile ||
      wallet.installed ||
      isLinked(wallet) ||
      wallet.link_mode !== null ||
      hasInstallLink(wallet),
  }))

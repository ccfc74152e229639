import { limits } from '../../domain/constants.ts'
import { cleanText } from '../../domain/text/text.ts'
import { forPlatform, markInstalled } from '../../domain/wallet/grid-rules.ts'
import { hasInstallLink } from '../../domain/wallet/install-link.ts'
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
const longestText = 100
const capped = (text: string) =>
  Array.from(text.slice(0, 4 * longestText))
    .slice(0, longestText)
    .join('')
const asked = ({ text }: SearchQuery) => cleanText(text, 2 * longestText)

/** The text and filter after the event. */
export function queryAfter({ text, certified }: SearchQuery, event: AllWalletsEvent): SearchQuery {
  if (event.type === 'search') return { text: capped(event.text), certified }
  if (event.type === 'certified.set') return { text, certified: event.on }
  return event.type === 'clear' ? { text: '', certified: false } : { text, certified }
}
/** Whether the query searches: it has a text or the certified filter. */
export const hasQuery = (question: SearchQuery): boolean =>
  question.certified || asked(question) !== ''
/** Compares queries without outer spaces and invisible characters. */
export const isSameQuery = (a: SearchQuery, b: SearchQuery): boolean =>
  a.certified === b.certified && asked(a) === asked(b)

/** Input of the next page, without the wallets at the start of the list. */
export const pageInput = ({ context }: { context: AllWalletsContext }): WalletsRequest => ({
  page: context.page + 1,
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
/** Input of the search, among all wallets. */
export const searchInput = ({ context }: { context: AllWalletsContext }): WalletsRequest => ({
  page: 1,
  entries: limits.walletSearchPage,
  include: context.include,
  exclude: context.exclude,
  chains: context.chains,
  search: asked(context) || null,
  certified: context.certified,
})

function unique(wallets: readonly Wallet[]): readonly Wallet[] {
  const byId = new Map<string, Wallet>()
  for (const wallet of wallets) if (!byId.has(wallet.id)) byId.set(wallet.id, wallet)
  return [...byId.values()]
}

/** Adds a page. A wallet keeps its first position and the count never decreases. */
export function withPage(
  context: AllWalletsContext,
  { wallets, count }: ListedWallets,
): Pick<AllWalletsContext, 'loadedWallets' | 'page' | 'count' | 'ended'> {
  const loadedWallets = unique([...context.loadedWallets, ...wallets])
  const page = context.page + 1
  const total = Math.max(context.count, count)
  const ended =
    loadedWallets.length === context.loadedWallets.length ||
    loadedWallets.length >= total ||
    page * limits.walletPage >= total
  return { loadedWallets, page, count: total, ended }
}

/** Wallets that support one of the page's networks, compared by exact id. */
function forChains(wallets: readonly Wallet[], { chains }: AllWalletsContext): readonly Wallet[] {
  const ours = new Set<string>(chains)
  return ours.size === 0
    ? wallets
    : wallets.filter((wallet) => wallet.chains.some((id) => ours.has(id)))
}
const isLinked = (wallet: Wallet) =>
  wallet.mobile_link !== null || wallet.desktop_link !== null || wallet.webapp_link !== null

/** The unordered list: featured, recommended and paged wallets, or the search results. */
export function listedWallets(context: AllWalletsContext): readonly Wallet[] {
  const wallets = hasQuery(context)
    ? forChains(context.results, context)
    : [...context.featured, ...context.recommended, ...forChains(context.loadedWallets, context)]
  return forPlatform(unique(wallets), context).filter(
    (wallet) => !context.remoteOnly || isLinked(wallet),
  )
}

/**
 * The ordered list: installed wallets first, then featured ones. On a phone unreachable wallets
 * were removed before.
 */
export const gridOf = (context: AllWalletsContext): readonly GridWallet[] =>
  markInstalled(listedWallets(context), context.connectors, context.featuredIds).map((wallet) => ({
    ...wallet,
    reachable:
      context.mobile ||
      wallet.installed ||
      isLinked(wallet) ||
      wallet.link_mode !== null ||
      hasInstallLink(wallet),
  }))

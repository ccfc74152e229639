import { limits } from '../../domain/constants.ts'
import { cleanText } from '../../domain/text/text.ts'
import { forPlatform, markInstalled } from '../../domain/wallet/grid-rules.ts'
import { hasInstallLink } from '../../domain/wallet/install-link.ts'
import type { Wallet } from '../../domain/wallet/wallet.ts'
import type {
  AllWalletsContext,
  AllWalletsEvent,
  AskWallets,
  GridWallet,
  ListedWallets,
} from './all-wallets.types.ts'

type Question = Pick<AllWalletsContext, 'text' | 'certified'>

/** Characters of a search text that count. */
const longestText = 100
const capped = (text: string) =>
  Array.from(text.slice(0, 4 * longestText))
    .slice(0, longestText)
    .join('')
const asked = ({ text }: Question) => cleanText(text, 2 * longestText)

/** What is typed and ticked once the event is through. */
export function questionAfter({ text, certified }: Question, event: AllWalletsEvent): Question {
  if (event.type === 'search') return { text: capped(event.text), certified }
  if (event.type === 'certify') return { text, certified: event.on }
  return event.type === 'clear' ? { text: '', certified: false } : { text, certified }
}
/** Whether anything is looked for: text, or certified wallets only. */
export const isQuestion = (question: Question): boolean =>
  question.certified || asked(question) !== ''
/** Spaces at the ends, and what nobody can see, make no new question. */
export const isSameQuestion = (a: Question, b: Question): boolean =>
  a.certified === b.certified && asked(a) === asked(b)

/** The next page: everything that is not at the head of the list already. */
export const pageInput = ({ context }: { context: AllWalletsContext }): AskWallets => ({
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
/** What was typed and ticked, among all wallets. */
export const searchInput = ({ context }: { context: AllWalletsContext }): AskWallets => ({
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

/** The pages with one more: a wallet is kept where it was first, and the count only grows. */
export function withPage(context: AllWalletsContext, { wallets, count }: ListedWallets) {
  const paged = unique([...context.paged, ...wallets])
  const page = context.page + 1
  const most = Math.max(context.count, count)
  const ended =
    paged.length === context.paged.length ||
    paged.length >= most ||
    page * limits.walletPage >= most
  return { paged, page, count: most, ended }
}

/** Whether a wallet is for one of the page's networks, by exact id. */
function forChains(wallets: readonly Wallet[], { chains }: AllWalletsContext): readonly Wallet[] {
  const ours = new Set<string>(chains)
  return ours.size === 0
    ? wallets
    : wallets.filter((wallet) => wallet.chains.some((id) => ours.has(id)))
}
const isLinked = (wallet: Wallet) =>
  wallet.mobile_link !== null || wallet.desktop_link !== null || wallet.webapp_link !== null

/** What is in the list now, before it is put in order: the head and the pages, or what the search found. */
export function listed(context: AllWalletsContext): readonly Wallet[] {
  const wallets = isQuestion(context)
    ? forChains(context.found, context)
    : [...context.featured, ...context.recommended, ...forChains(context.paged, context)]
  return forPlatform(unique(wallets), context).filter(
    (wallet) => !context.remoteOnly || isLinked(wallet),
  )
}

/** The list as it is shown: installed wallets first, then featured ones in the page's order. On a phone all others were left out already. */
export const gridOf = (context: AllWalletsContext): readonly GridWallet[] =>
  markInstalled(listed(context), context.connectors, context.featuredIds).map((wallet) => ({
    ...wallet,
    reachable:
      context.mobile ||
      wallet.installed ||
      isLinked(wallet) ||
      wallet.link_mode !== null ||
      hasInstallLink(wallet),
  }))

import { type CaipNetworkId, parseCaipNetworkId } from '../caip/caip.ts'
import type { Namespace } from '../caip/namespace.ts'
import { safeHttpUrl } from '../text/url.ts'
import { isWallet, type Named, walletIds } from './wallet-ids.ts'

type Asked = { wallet: Named; namespace: Namespace | null; caipNetworkId: CaipNetworkId | null }
/** The page that is to be opened, and what its window holds: a wallet that is in it already needs no opening. */
type Page = { url: string; injected(name: string): unknown }
type Phone = { mobile: boolean; android: boolean }
type Address = { page: string; origin: string; reference: string }
type Way = {
  wallet: (typeof walletIds)[keyof typeof walletIds]
  namespace: Namespace | null
  global: string
  link(address: Address): string
}

/** Web addresses that wallets take over where their app is installed. */
const webWays: readonly Way[] = [
  {
    wallet: walletIds.phantom,
    namespace: null,
    global: 'phantom',
    link: ({ page, origin }) => `https://phantom.app/ul/browse/${page}?ref=${origin}`,
  },
  {
    wallet: walletIds.coinbase,
    namespace: 'solana',
    global: 'coinbaseSolana',
    link: ({ page }) => `https://go.cb-w.com/dapp?cb_url=${page}`,
  },
  {
    wallet: walletIds.solflare,
    namespace: 'solana',
    global: 'solflare',
    link: ({ page }) => `https://solflare.com/ul/v1/browse/${page}?ref=${page}`,
  },
  { wallet: walletIds.binance, namespace: 'bip122', global: 'binancew3w', link: binanceLink },
]

/** Schemes, which only a phone can follow. They are written here and never come from outside, so they need no gate. */
const androidWays: readonly Way[] = [
  {
    wallet: walletIds.phantom,
    namespace: null,
    global: 'phantom',
    link: ({ page, origin }) =>
      `intent://browse/${page}?ref=${origin}#Intent;scheme=phantom;package=app.phantom;end`,
  },
]
const phoneWays: readonly Way[] = [
  {
    wallet: walletIds.coinbase,
    namespace: 'eip155',
    global: 'coinbaseWalletExtension',
    link: ({ page }) => `cbwallet://miniapp?url=${page}`,
  },
]

function binanceLink({ page, reference }: Address): string {
  const query = `url=${page}&defaultChainId=${reference}`
  const path = btoa('/pages/browser/index')
  const link = `bnc://app.binance.com/mp/app?appId=yFK5FCqYprrXDiVFbhyRx7&startPagePath=${path}&startPageQuery=${btoa(query)}`
  return `https://app.binance.com/en/download?_dp=${btoa(link)}`
}

const waysOf = ({ mobile, android }: Phone) => [
  ...(mobile && android ? androidWays : []),
  ...(mobile ? phoneWays : []),
  ...webWays,
]
const wayOf = (ways: readonly Way[], { wallet, namespace }: Omit<Asked, 'caipNetworkId'>) =>
  ways.find(
    (way) =>
      isWallet(wallet, way.wallet) && (way.namespace === null || way.namespace === namespace),
  ) ?? null

/** Whether the wallet's app on this phone shows pages inside itself, and is connected there. */
export const opensPages = (phone: Phone, asked: Omit<Asked, 'caipNetworkId'>): boolean =>
  phone.mobile && wayOf(waysOf(phone), asked) !== null

/** The link that opens this page inside the wallet, from any device; null: there is none, or the page is inside it already. */
export const walletBrowserLink = (asked: Asked, page: Page): string | null =>
  linkOf(webWays, asked, page)

/** The same on a phone, where an app's own scheme is surer; null on anything else. */
export const phoneBrowserLink = (phone: Phone, asked: Asked, page: Page): string | null =>
  phone.mobile ? linkOf(waysOf(phone), asked, page) : null

function linkOf(ways: readonly Way[], asked: Asked, { url, injected }: Page): string | null {
  const way = wayOf(ways, asked)
  const page = safeHttpUrl(url)
  if (way === null || page === null || injected(way.global)) return null
  const { caipNetworkId } = asked
  return way.link({
    page: encodeURIComponent(url),
    origin: encodeURIComponent(new URL(page).origin),
    reference: caipNetworkId === null ? '' : parseCaipNetworkId(caipNetworkId).reference,
  })
}

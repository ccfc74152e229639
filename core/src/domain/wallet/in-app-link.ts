import { type CaipNetworkId, parseCaipNetworkId } from '../caip/caip.ts'
import type { Namespace } from '../caip/namespace.ts'
import { safeHttpUrl } from '../text/url.ts'
import { opensHttpsOnly } from './deep-link.ts'
import { isWallet, type Named, walletIds } from './wallet-ids.ts'

type LinkInput = { wallet: Named; namespace: Namespace | null; caipNetworkId: CaipNetworkId | null }
/**
 * The page to open. `injected` reads a property of its window, to detect the wallet's own browser.
 */
type Page = { url: string; injected(name: string): unknown }
type Device = { mobile: boolean; android: boolean; telegram: boolean }
type LinkParts = { page: string; origin: string; reference: string }
type InAppBrowser = {
  wallet: (typeof walletIds)[keyof typeof walletIds]
  namespace: Namespace | null
  global: string
  link(parts: LinkParts): string
}

/** Universal links: web URLs that an installed app handles. */
const universalLinks: readonly InAppBrowser[] = [
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

/** App schemes, for phones only. They are constants and need no `safeDeepLink`. */
const androidLinks: readonly InAppBrowser[] = [
  {
    wallet: walletIds.phantom,
    namespace: null,
    global: 'phantom',
    link: ({ page, origin }) =>
      `intent://browse/${page}?ref=${origin}#Intent;scheme=phantom;package=app.phantom;end`,
  },
]
const phoneLinks: readonly InAppBrowser[] = [
  {
    wallet: walletIds.coinbase,
    namespace: 'eip155',
    global: 'coinbaseWalletExtension',
    link: ({ page }) => `cbwallet://miniapp?url=${page}`,
  },
]

function binanceLink({ page, reference }: LinkParts): string {
  const query = `url=${page}&defaultChainId=${reference}`
  const path = btoa('/pages/browser/index')
  const link = `bnc://app.binance.com/mp/app?appId=yFK5FCqYprrXDiVFbhyRx7&startPagePath=${path}&startPageQuery=${btoa(query)}`
  return `https://app.binance.com/en/download?_dp=${btoa(link)}`
}

function browsersFor(device: Device): readonly InAppBrowser[] {
  if (!device.mobile || opensHttpsOnly(device)) return universalLinks
  return [...(device.android ? androidLinks : []), ...phoneLinks, ...universalLinks]
}
const findBrowser = (
  browsers: readonly InAppBrowser[],
  { wallet, namespace }: Omit<LinkInput, 'caipNetworkId'>,
) =>
  browsers.find(
    (browser) =>
      isWallet(wallet, browser.wallet) &&
      (browser.namespace === null || browser.namespace === namespace),
  ) ?? null

/** Whether the wallet's app on this phone has a browser in which the page can connect it. */
export const canOpenPages = (device: Device, input: Omit<LinkInput, 'caipNetworkId'>): boolean =>
  device.mobile && findBrowser(browsersFor(device), input) !== null

/**
 * The universal link that opens the page in the wallet's app. Null for a wallet without such a
 * link, for a page that is not http(s), and if the page is already open in the app.
 */
export const inAppLink = (input: LinkInput, page: Page): string | null =>
  linkOf(universalLinks, input, page)

/** `inAppLink` for phones, which prefers the more reliable app schemes. Null on other devices. */
export const mobileInAppLink = (device: Device, input: LinkInput, page: Page): string | null =>
  device.mobile ? linkOf(browsersFor(device), input, page) : null

function linkOf(
  browsers: readonly InAppBrowser[],
  input: LinkInput,
  { url, injected }: Page,
): string | null {
  const browser = findBrowser(browsers, input)
  const page = safeHttpUrl(url)
  if (browser === null || page === null || injected(browser.global)) return null
  const { caipNetworkId } = input
  return browser.link({
    page: encodeURIComponent(url),
    origin: encodeURIComponent(new URL(page).origin),
    reference: caipNetworkId === null ? '' : parseCaipNetworkId(caipNetworkId).reference,
  })
}

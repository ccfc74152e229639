import { isHttp } from '../text/url.ts'
import { openableLink } from './openable-link.ts'
import type { RemotePlatform } from './remote-platforms.ts'
import type { Wallet } from './wallet.ts'

/**
 * `href`: the base URL of the wallet's app, which is stored. `redirect`: the base URL with the
 * pairing URI.
 */
export type PairingLink = { redirect: string; redirectUniversalLink: string | null; href: string }
/** `twice`: whether to encode the URI twice, because Telegram on Android decodes links once. */
type LinkInput = { appUrl: string; uri: string; universal: string | null; twice: boolean }

const withSlash = (url: string) => (url.endsWith('/') ? url : `${url}/`)
const withUri = (appUrl: string, encoded: string) => `${appUrl}wc?uri=${encoded}`

/**
 * The link that opens a wallet's app by its own scheme. If `appUrl` is an http(s) URL, the
 * universal link.
 */
export function nativeLink({ appUrl, uri, universal, twice }: LinkInput): PairingLink {
  if (isHttp(appUrl)) return universalLink({ appUrl, uri, twice })
  const scheme = appUrl.includes('://') ? appUrl : `${appUrl.replace(/[/:]/g, '')}://`
  const href = withSlash(scheme)
  const encoded = twice ? encodeURIComponent(encodeURIComponent(uri)) : encodeURIComponent(uri)
  return {
    redirect: withUri(href, encoded),
    redirectUniversalLink: universal === null ? null : withUri(withSlash(universal), encoded),
    href,
  }
}

/** The link that opens a wallet by an http(s) URL. If `appUrl` is another URL, the native link. */
export function universalLink({ appUrl, uri, twice }: Omit<LinkInput, 'universal'>): PairingLink {
  if (!isHttp(appUrl)) return nativeLink({ appUrl, uri, universal: null, twice })
  const href = withSlash(appUrl)
  return { redirect: withUri(href, encodeURIComponent(uri)), redirectUniversalLink: null, href }
}

export type LinkTarget = '_self' | '_top' | '_blank'
type PageContext = { telegram: boolean; framed: boolean; android: boolean }

/**
 * The window target in Telegram: a new window, except for a social login, which must return to the
 * page. Popups stay popups.
 */
export function openTarget<T extends LinkTarget | 'popupWindow'>(
  target: T,
  { telegram, socialLogin }: { telegram: boolean; socialLogin: boolean },
): T | LinkTarget {
  if (target === 'popupWindow' || !telegram) return target
  return socialLogin ? '_top' : '_blank'
}

/** The window target of a link that opens an app. */
export const appTarget = ({ telegram, framed }: PageContext): LinkTarget =>
  openTarget(framed ? '_top' : '_self', { telegram, socialLogin: false })

/**
 * A link that passed `openableLink`. `app`: the base URL of the wallet's app, stored for later
 * requests.
 */
export type WalletLink = { href: string; target: LinkTarget; app: string }
type LinkContext = {
  platform: RemotePlatform
  uri: string
  device: PageContext
  preferUniversalLinks: boolean
}
type WalletLinks = Pick<Wallet, 'mobile_link' | 'link_mode' | 'desktop_link' | 'webapp_link'>

/**
 * The link of a tab. Null if the wallet has no link for the tab, or if `openableLink` rejects it
 * (rule R5, fault C6).
 */
export function walletLink(
  wallet: WalletLinks,
  { platform, uri, device, preferUniversalLinks }: LinkContext,
): WalletLink | null {
  const twice = device.telegram && device.android
  if (platform === 'mobile') {
    const { mobile_link: appUrl, link_mode: universal } = wallet
    if (opensHttpsOnly(device)) return httpsLink(wallet, { uri, device })
    const link = appUrl === null ? null : nativeLink({ appUrl, uri, universal, twice })
    return checkLink(
      link,
      (preferUniversalLinks ? link?.redirectUniversalLink : null) ?? link?.redirect,
      appTarget(device),
    )
  }
  const appUrl =
    platform === 'web' ? wallet.webapp_link : platform === 'desktop' ? wallet.desktop_link : null
  if (appUrl === null) return null
  const link =
    platform === 'web'
      ? universalLink({ appUrl, uri, twice })
      : nativeLink({ appUrl, uri, universal: null, twice })
  // A tab opened for the scheme of an app stays blank.
  return checkLink(link, link.redirect, isHttp(link.redirect) ? '_blank' : appTarget(device))
}

/** The browser of Telegram on Android opens no scheme of another app (fault V14). */
export const opensHttpsOnly = ({
  telegram,
  android,
}: Pick<PageContext, 'telegram' | 'android'>): boolean => telegram && android

/** The https link of a wallet's app, for this and later requests. Null if it has none. */
function httpsLink(
  { mobile_link, link_mode }: WalletLinks,
  { uri, device }: Pick<LinkContext, 'uri' | 'device'>,
): WalletLink | null {
  if (mobile_link === null) return null
  const target = appTarget(device)
  if (isHttp(mobile_link)) {
    const link = universalLink({ appUrl: mobile_link, uri, twice: true })
    return checkLink(link, link.redirect, target)
  }
  if (link_mode === null) return null
  const link = nativeLink({ appUrl: mobile_link, uri, universal: link_mode, twice: true })
  const href = withSlash(link_mode)
  return checkLink({ ...link, href }, link.redirectUniversalLink ?? undefined, target)
}

function checkLink(
  link: PairingLink | null,
  redirect: string | undefined,
  target: LinkTarget,
): WalletLink | null {
  const href = openableLink(redirect)
  const app = openableLink(link?.href)
  return href === null || app === null ? null : { href, target, app }
}

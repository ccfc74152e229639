import { isHttp } from '../text/url.ts'
import { safeDeepLink } from './deep-link-gate.ts'
import type { RemotePlatform } from './remote-platform.ts'
import type { Wallet } from './wallet.ts'

/** `href`: the wallet's own address, which is remembered; `redirect`: the same with the pairing in it. */
export type PairingLink = { redirect: string; redirectUniversalLink: string | null; href: string }
/** `twice`: inside Telegram on Android a link is decoded once on its way. */
type Asked = { appUrl: string; uri: string; universal: string | null; twice: boolean }

const slashed = (url: string) => (url.endsWith('/') ? url : `${url}/`)
const withUri = (appUrl: string, encoded: string) => `${appUrl}wc?uri=${encoded}`

/** The link that opens a wallet's app by a scheme of its own; a web address follows the rule of web addresses. */
export function nativeLink({ appUrl, uri, universal, twice }: Asked): PairingLink {
  if (isHttp(appUrl)) return universalLink({ appUrl, uri, twice })
  const scheme = appUrl.includes('://') ? appUrl : `${appUrl.replace(/[/:]/g, '')}://`
  const href = slashed(scheme)
  const encoded = twice ? encodeURIComponent(encodeURIComponent(uri)) : encodeURIComponent(uri)
  return {
    redirect: withUri(href, encoded),
    redirectUniversalLink: universal === null ? null : withUri(slashed(universal), encoded),
    href,
  }
}

/** The link that opens a wallet by a web address; what is none follows the rule of schemes. */
export function universalLink({ appUrl, uri, twice }: Omit<Asked, 'universal'>): PairingLink {
  if (!isHttp(appUrl)) return nativeLink({ appUrl, uri, universal: null, twice })
  const href = slashed(appUrl)
  return { redirect: withUri(href, encodeURIComponent(uri)), redirectUniversalLink: null, href }
}

export type LinkTarget = '_self' | '_top' | '_blank'
type Place = { telegram: boolean; framed: boolean; android: boolean }

/** Telegram opens everything outside, except a social login's answer, which has to come back in. Popups stay popups. */
export function openTarget<T extends LinkTarget | 'popupWindow'>(
  target: T,
  { telegram, socialLogin }: { telegram: boolean; socialLogin: boolean },
): T | LinkTarget {
  if (target === 'popupWindow' || !telegram) return target
  return socialLogin ? '_top' : '_blank'
}

/** An app takes over from where the page is; whatever is a page itself gets a window of its own. */
export const appTarget = ({ telegram, framed }: Place): LinkTarget =>
  openTarget(framed ? '_top' : '_self', { telegram, socialLogin: false })

/** A link that passed the gate. `app`: the wallet's own address, remembered for its requests. */
export type WalletLink = { href: string; target: LinkTarget; app: string }
type Where = { platform: RemotePlatform; uri: string; device: Place; preferUniversalLinks: boolean }
type Linked = Pick<Wallet, 'mobile_link' | 'link_mode' | 'desktop_link' | 'webapp_link'>

/** What opens the wallet on one tab; null: the tab has no link, or the gate refused it (rule R5, fault case C6). */
export function walletLink(
  wallet: Linked,
  { platform, uri, device, preferUniversalLinks }: Where,
): WalletLink | null {
  const twice = device.telegram && device.android
  if (platform === 'mobile') {
    const { mobile_link: appUrl, link_mode: universal } = wallet
    const link = appUrl === null ? null : nativeLink({ appUrl, uri, universal, twice })
    return gated(
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
  return gated(link, link.redirect, '_blank')
}

function gated(
  link: PairingLink | null,
  redirect: string | undefined,
  target: LinkTarget,
): WalletLink | null {
  const [href, app] = [safeDeepLink(redirect), safeDeepLink(link?.href)]
  return href === null || app === null ? null : { href, target, app }
}

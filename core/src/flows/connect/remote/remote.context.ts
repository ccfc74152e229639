import { appTarget, type LinkTarget, walletLink } from '../../../domain/wallet/deep-link.ts'
import { canOpenPages } from '../../../domain/wallet/in-app-link.ts'
import { hasInstallLink } from '../../../domain/wallet/install-link.ts'
import type { RemotePlatform } from '../../../domain/wallet/remote-platforms.ts'
import { needsCode, remotePlatforms } from '../../../domain/wallet/remote-platforms.ts'
import { installedAs } from '../../../domain/wallet/wallet-ids.ts'
import { directoryErrors } from '../../../errors/areas/directory.ts'
import { remoteErrors } from '../../../errors/areas/remote.ts'
import { KitError } from '../../../errors/kit-error.ts'
import type {
  InAppLinkRequest,
  OpenLinkRequest,
  PairRequest,
  RemoteContext,
  RemoteInput,
} from './remote.types.ts'

/** Context of the first attempt. `platform` is set again once the wallet is known. */
export const initialContext = ({
  givenUri,
  externalPairing,
}: Pick<RemoteInput, 'givenUri' | 'externalPairing'>) =>
  ({
    attempt: 1,
    fresh: false,
    platform: 'qrcode',
    inAppLink: null,
    autoOpen: true,
    uri: externalPairing ? givenUri : null,
    expiresAt: externalPairing ? expiryOf(givenUri) : null,
    renewReason: null,
    relay: 'up',
    openedLink: null,
    pendingNamespace: null,
    walletName: null,
    problem: 'kit/unknown',
    cause: null,
    connections: [],
  }) as const

/**
 * Expiry of a WalletConnect URI in ms since 1970, from its `expiryTimestamp` (seconds). Null if the
 * URI has none.
 */
export function expiryOf(uri: string | null): number | null {
  const seconds = /[?&]expiryTimestamp=(\d{1,12})(?:&|$)/.exec(uri ?? '')?.[1]
  return seconds === undefined ? null : Number(seconds) * 1000
}

/**
 * Connector id of the wallet in this browser. Null if the wallet is not installed or no adapter is
 * configured.
 */
export const installedConnector = ({ wallet, installed, adapted }: RemoteContext): string | null =>
  wallet === null || !adapted ? null : installedAs(wallet, installed)

/** Tabs of the view, in order. A wallet without links still gets the QR code. */
export function tabsOf(context: RemoteContext): readonly RemotePlatform[] {
  const { wallet, adapted, device, inAppLink } = context
  const environment = {
    mobile: device.mobile,
    installed: installedConnector(context) !== null,
    adapted,
    opensPages: inAppLink !== null,
  }
  const tabs = remotePlatforms(wallet, environment)
  return tabs.length === 0 ? ['qrcode'] : tabs
}

/** Whether the selected tab opens this page in the browser of the wallet app. */
export const isInAppBrowser = ({ platform, inAppLink }: RemoteContext): boolean =>
  platform === 'mobile' && inAppLink !== null

/** Whether the selected tab needs no pairing. */
export const isCodeless = (context: RemoteContext): boolean =>
  isInAppBrowser(context) || !needsCode(context.platform)

/**
 * `app`: the link that later opens the wallet for its requests; null if the page itself opens in
 * the app.
 */
export type Link = { href: string; target: LinkTarget; app: string | null }

/** The link of a tab that opens this page in the browser of the wallet app. */
export const inAppBrowserLink = ({ inAppLink, device }: RemoteContext): Link => ({
  href: inAppLink ?? '',
  target: appTarget(device),
  app: null,
})

/** The link of the selected tab, which opens the wallet. Null without a URI or a safe link. */
export function linkOf(context: RemoteContext): Link | null {
  const { wallet, uri, device, platform, preferUniversalLinks } = context
  if (isInAppBrowser(context)) return inAppBrowserLink(context)
  return wallet === null || uri === null
    ? null
    : walletLink(wallet, { platform, uri, device, preferUniversalLinks })
}

/** Whether the wallet has an install link. */
export const hasDownload = ({ wallet }: RemoteContext): boolean =>
  wallet !== null && hasInstallLink(wallet)

/**
 * Whether the wallet app can open this page in its browser. False if the wallet is installed in
 * this browser.
 */
export const canOpenInApp = (context: RemoteContext): boolean =>
  context.wallet !== null &&
  !context.externalPairing &&
  installedConnector(context) === null &&
  canOpenPages(context.device, { ...context, wallet: context.wallet })

type Args = { context: RemoteContext }

export const findInput = ({ context }: Args): { walletId: string } => ({
  walletId: context.walletId ?? '',
})
export const pairInput = ({ context: { fresh, attempt } }: Args): PairRequest => ({
  fresh,
  attempt,
})
export const grantsInput = ({ context: { walletName } }: Args): { name: string } => ({
  name: walletName ?? '',
})
export function inAppLinkInput({
  context: { wallet, namespace, caipNetworkId, device, walletId },
}: Args): InAppLinkRequest {
  if (wallet === null)
    throw new KitError(directoryErrors, 'directory/wallet-unknown', { wallet: walletId ?? '' })
  return { wallet, namespace, caipNetworkId, device }
}
export function openInput({ context }: Args): OpenLinkRequest {
  const link = linkOf(context)
  if (link === null) throw new KitError(remoteErrors, 'remote/failed')
  return { href: link.href, target: link.target }
}

import { appTarget, type LinkTarget, walletLink } from '../../../domain/wallet/deep-link.ts'
import { hasInstallLink } from '../../../domain/wallet/install-link.ts'
import { needsCode, remotePlatforms } from '../../../domain/wallet/platforms.ts'
import type { RemotePlatform } from '../../../domain/wallet/remote-platform.ts'
import { canOpenPages } from '../../../domain/wallet/wallet-browser.ts'
import { installedAs } from '../../../domain/wallet/wallet-ids.ts'
import { KitError } from '../../../errors/kit-error.ts'
import type { AskPairing, AskVisit, OpenLink, RemoteContext, RemoteInput } from './remote.types.ts'

/** What nobody knows at the beginning; `platform` is chosen once the wallet is known. */
export const beginning = ({ givenUri, manual }: Pick<RemoteInput, 'givenUri' | 'manual'>) =>
  ({
    attempt: 1,
    fresh: false,
    platform: 'qrcode',
    visit: null,
    wish: 'open',
    uri: manual ? givenUri : null,
    expiresAt: manual ? expiryOf(givenUri) : null,
    notice: null,
    relay: 'up',
    opened: null,
    tried: null,
    peer: null,
    problem: 'kit/unknown',
    connections: [],
  }) as const

/** When a code of somebody else's making ends, as far as it says: seconds since 1970, in the code itself. */
export function expiryOf(uri: string | null): number | null {
  const seconds = /[?&]expiryTimestamp=(\d{1,12})(?:&|$)/.exec(uri ?? '')?.[1]
  return seconds === undefined ? null : Number(seconds) * 1000
}

/** The wallet of this browser that the wanted one is; null: it is not here, or extensions cannot be connected. */
export const connectorOf = ({ wallet, installed, adapted }: RemoteContext): string | null =>
  wallet === null || !adapted ? null : installedAs(wallet, installed)

/** The tabs of the page. A wallet that gives no way at all can still scan a code. */
export function tabsOf(context: RemoteContext): readonly RemotePlatform[] {
  const { wallet, adapted, device, visit } = context
  const here = {
    mobile: device.mobile,
    installed: connectorOf(context) !== null,
    adapted,
    opensPages: visit !== null,
  }
  const tabs = remotePlatforms(wallet, here)
  return tabs.length === 0 ? ['qrcode'] : tabs
}

/** On this tab the wallet's app shows the page inside itself. */
export const isVisit = ({ platform, visit }: RemoteContext): boolean =>
  platform === 'mobile' && visit !== null

/** Nothing is paired on this tab. */
export const isCodeless = (context: RemoteContext): boolean =>
  isVisit(context) || !needsCode(context.platform)

/** `app`: the wallet's own address, where its requests are to be answered; null: the page itself goes there. */
export type Link = { href: string; target: LinkTarget; app: string | null }

/** What opens the wallet on this tab, now; null: nothing does. */
export function linkOf(context: RemoteContext): Link | null {
  const { wallet, visit, uri, device, platform, preferUniversalLinks } = context
  if (isVisit(context)) return { href: visit ?? '', target: appTarget(device), app: null }
  return wallet === null || uri === null
    ? null
    : walletLink(wallet, { platform, uri, device, preferUniversalLinks })
}

/** Whether somebody said where to get the wallet. */
export const hasDownload = ({ wallet }: RemoteContext): boolean =>
  wallet !== null && hasInstallLink(wallet)

/** Whether the wallet's app may show this page inside itself; it is asked for only where the wallet is not here already. */
export const mayVisit = (context: RemoteContext): boolean =>
  context.wallet !== null &&
  !context.manual &&
  connectorOf(context) === null &&
  canOpenPages(context.device, { ...context, wallet: context.wallet })

type Args = { context: RemoteContext }

export const findInput = ({ context }: Args): { walletId: string } => ({
  walletId: context.walletId ?? '',
})
export const pairInput = ({ context: { fresh, attempt } }: Args): AskPairing => ({ fresh, attempt })
export const grantsInput = ({ context: { peer } }: Args): { name: string } => ({ name: peer ?? '' })
export function visitInput({
  context: { wallet, namespace, caipNetworkId, device, walletId },
}: Args): AskVisit {
  if (wallet === null) throw new KitError('directory/wallet-unknown', { wallet: walletId ?? '' })
  return { wallet, namespace, caipNetworkId, device }
}
export function openInput({ context }: Args): OpenLink {
  const link = linkOf(context)
  if (link === null) throw new KitError('remote/failed')
  return { href: link.href, target: link.target }
}

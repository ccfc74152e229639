import * as derived from './remote.context.ts'
import type { RemoteContext, RemoteEvent } from './remote.types.ts'

type Args = { context: RemoteContext; event: RemoteEvent }

/** Whether only the wallet's id is known. */
export const needsLookup = ({ context }: Args) =>
  context.wallet === null && context.walletId !== null
/**
 * Whether another remote wallet is connected, which must be disconnected first: the kit has one
 * remote session at a time. With external pairing the page manages its sessions.
 */
export const shouldReplace = ({ context }: Args) =>
  context.currentWallet !== null && !context.externalPairing
export const canOpenInApp = ({ context }: Args) => derived.canOpenInApp(context)
export const isInAppBrowser = ({ context }: Args) => derived.isInAppBrowser(context)
export const isCodeless = ({ context }: Args) => derived.isCodeless(context)
export const isExternalPairing = ({ context }: Args) => context.externalPairing
export const hasUri = ({ context }: Args) => context.uri !== null
export const isOtherTab = ({ context, event }: Args) =>
  event.type === 'tab.select' &&
  event.platform !== context.platform &&
  derived.tabsOf(context).includes(event.platform)
export const hasLink = ({ context }: Args) => derived.linkOf(context) !== null
/** Whether to open the app of the picked wallet without a tap: on a phone, once per pairing. */
export const shouldAutoOpen = ({ context }: Args) =>
  context.autoOpen && context.platform === 'mobile' && derived.linkOf(context) !== null
/** Whether the pairing expired. It is then renewed; the flow does not fail. */
export const isExpired = ({ event }: Args) =>
  event.type === 'pairing.failed' && event.code === 'remote/expired'
/** Whether the wallet approved with an invalid session. The pairing is then renewed, too. */
export const isInvalidSession = ({ event }: Args) =>
  event.type === 'pairing.failed' && event.code === 'remote/settlement-invalid'
export const isInstalled = ({ context }: Args) => derived.installedConnector(context) !== null
export const hasInstallLink = ({ context }: Args) => derived.hasDownload(context)

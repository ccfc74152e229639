import type { Connection } from '../../../domain/account/account.ts'
import type { Wallet } from '../../../domain/wallet/wallet.ts'
import { directoryErrors } from '../../../errors/areas/directory.ts'
import { causeOf } from '../../../errors/error-cause.ts'
import { codeOf, KitError } from '../../../errors/kit-error.ts'
import { actionsOf } from '../../../machine/actions.ts'
import { installedConnector, isInAppBrowser, linkOf, tabsOf } from './remote.context.ts'
import type { RemoteContext, RemoteEmitted, RemoteEvent } from './remote.types.ts'

const { set, setFromParams, emitEvent } = actionsOf<RemoteContext, RemoteEvent, RemoteEmitted>()

/** Fields of the next attempt: without the URI, link and pending namespace of the previous one. */
const newAttempt = ({ attempt }: RemoteContext) =>
  ({
    attempt: attempt + 1,
    fresh: true,
    uri: null,
    expiresAt: null,
    relay: 'up',
    openedLink: null,
    pendingNamespace: null,
  }) as const

export const setWallet = setFromParams<Wallet>((_, wallet) => ({ wallet }))
export const setInAppLink = setFromParams<string | null>((_, inAppLink) => ({ inAppLink }))
export const setConnections = setFromParams<readonly Connection[]>((_, connections) => ({
  connections,
}))
export const setProblem = setFromParams<{ error: unknown }>((_, { error }) => ({
  problem: codeOf(error),
  cause: causeOf(error),
}))
export const setProblemCode = set((_, event) =>
  event.type === 'pairing.failed' ? { problem: event.code, cause: event.cause } : {},
)
export const setNoAnswer = set(() => ({ problem: 'remote/no-answer', cause: null }))
export const setTimedOut = set(() => ({ problem: 'kit/timed-out', cause: null }))
export const setInitialTab = set((context) => ({ platform: tabsOf(context)[0] ?? 'qrcode' }))
/** Selecting the QR code clears the opened link: the visitor scans with another device. */
export const setTab = set(({ openedLink }, event) =>
  event.type === 'tab.select'
    ? { platform: event.platform, openedLink: event.platform === 'qrcode' ? null : openedLink }
    : {},
)
export const clearCurrentWallet = set(() => ({ currentWallet: null, currentNamespaces: [] }))
export const setUri = set((_, event) =>
  event.type === 'uri.shown' ? { uri: event.uri, expiresAt: event.expiresAt } : {},
)
export const setRelayDown = set(() => ({ relay: 'down' }))
export const setRelayUp = set(() => ({ relay: 'up' }))
export const setWalletName = set((_, event) => ('name' in event ? { walletName: event.name } : {}))
export const setOpenedLink = set((context) => {
  const { wallet, pendingNamespace, namespace } = context
  const app = linkOf(context)?.app ?? null
  const openedLink = app === null || wallet === null ? null : { href: app, name: wallet.name }
  return {
    autoOpen: false,
    openedLink,
    pendingNamespace: isInAppBrowser(context) ? pendingNamespace : namespace,
  }
})
export const clearPendingNamespace = set(() => ({ pendingNamespace: null }))
export const restartRejected = set((context) => ({
  ...newAttempt(context),
  renewReason: 'rejected',
}))
export const restartExpired = set((context) => ({ ...newAttempt(context), renewReason: 'expired' }))
export const restartInvalid = set((context) => ({ ...newAttempt(context), renewReason: 'invalid' }))
/** Starts a pairing of the kit, also after an external pairing, and opens the wallet app again. */
export const restartPairing = set((context) => ({
  ...newAttempt(context),
  renewReason: null,
  autoOpen: true,
  externalPairing: false,
}))

export const emitSelected = emitEvent(({ wallet, platform }) => ({
  type: 'wallet.selected',
  name: wallet?.name ?? null,
  platform,
}))
export const emitMissed = emitEvent(({ wallet }) => ({ type: 'app.missed', wallet }))
export const emitRequested = emitEvent((context) => ({
  type: 'wallet.requested',
  namespace: isInAppBrowser(context) ? null : context.pendingNamespace,
}))
export const emitRejected = emitEvent(({ pendingNamespace }) => ({
  type: 'connection.rejected',
  namespace: pendingNamespace,
}))
export const emitExpired = emitEvent(({ pendingNamespace }) => ({
  type: 'connection.failed',
  namespace: pendingNamespace,
  code: 'remote/expired',
}))
export const emitFailed = emitEvent(({ pendingNamespace, problem }) => ({
  type: 'connection.failed',
  namespace: pendingNamespace,
  code: problem,
}))
export const emitReplaced = emitEvent(({ currentNamespaces }) => ({
  type: 'wallet.replaced',
  namespaces: currentNamespaces,
}))
export const emitConnected = emitEvent(({ connections, wallet, openedLink, pendingNamespace }) => ({
  type: 'wallet.connected',
  connections,
  wallet,
  link: openedLink,
  pendingNamespace,
}))
export const emitExtensionRequested = emitEvent((context) => ({
  type: 'extension.requested',
  connectorId: installedConnector(context) ?? '',
  wallet: context.wallet,
}))
export const emitDownload = emitEvent(({ wallet, walletId }) => {
  if (wallet === null)
    throw new KitError(directoryErrors, 'directory/wallet-unknown', { wallet: walletId ?? '' })
  return { type: 'download.requested', wallet }
})

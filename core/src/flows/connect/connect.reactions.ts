import { connectRoute } from '../../domain/wallet/find-connectors.ts'
import { hasInstallLink } from '../../domain/wallet/install-link.ts'
import type { Wallet } from '../../domain/wallet/wallet.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import type { ConnectEmitted } from './connect.types.ts'

/** A stored extension without links: it can connect in this browser only. */
const isExtensionOnly = (wallet: Wallet) =>
  wallet.rdns !== null &&
  [wallet.mobile_link, wallet.webapp_link, wallet.desktop_link].every((link) => link === null) &&
  !hasInstallLink(wallet)

/** Opens the view of the picked wallet: its connector, its namespaces, or a link or QR code. */
export const connectReactions: Reactions<ConnectEmitted> = {
  'wallets.requested': (_, query) => [
    { to: 'directory', type: 'load', namespace: query.offeredNamespace() },
  ],
  'wallet.picked': ({ pick, remote }, query) => {
    const wallet = pick.type === 'wallet' ? pick.wallet : null
    const target = pick.type === 'connector' ? { id: pick.connectorId, rdns: null } : wallet
    const page = target && connectRoute(query.connectorsFor(target), wallet)
    if (page !== null) return [{ to: 'router', type: 'push', ...page }]
    const isRemote = target === null || (wallet !== null && remote && !isExtensionOnly(wallet))
    return [
      isRemote
        ? {
            to: 'router',
            type: 'push',
            view: 'ConnectingWalletConnect',
            data: { walletId: wallet?.id ?? null, wallet },
          }
        : {
            to: 'router',
            type: 'push',
            view: 'ConnectingExternal',
            data: { connectorId: target.id, ...(wallet && { wallet }) },
          },
    ]
  },
  'all.requested': () => [{ to: 'router', type: 'push', view: 'AllWallets' }],
  'guide.requested': () => [{ to: 'router', type: 'push', view: 'WhatIsAWallet' }],
  // the visitor came from Profile to add a wallet of one namespace and chose none
  aborted: (_, query) =>
    query.currentView() === 'Profile'
      ? [{ to: 'modal', type: 'namespace.set', namespace: null }]
      : [],
}

import { connectRoute } from '../../domain/wallet/find-connectors.ts'
import { hasInstallLink } from '../../domain/wallet/install-link.ts'
import type { Wallet } from '../../domain/wallet/wallet.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import type { ConnectEmitted } from './connect.types.ts'

/** An extension that was used before, and nothing else is known of: it is looked for in this browser. */
const isOnlyHere = (wallet: Wallet) =>
  wallet.rdns !== null &&
  [wallet.mobile_link, wallet.webapp_link, wallet.desktop_link].every((link) => link === null) &&
  !hasInstallLink(wallet)

/** A picked wallet gets a page of its own: that of this browser's wallet, or of its namespaces, else that of a link or a code. */
export const connectReactions: Reactions<ConnectEmitted> = {
  'wallets.requested': (_, query) => [
    { to: 'directory', type: 'load', namespace: query.offeredNamespace() },
  ],
  'wallet.picked': ({ pick, remote }, query) => {
    const wallet = pick.type === 'wallet' ? pick.wallet : null
    const wanted = pick.type === 'connector' ? { id: pick.connectorId, rdns: null } : wallet
    const page = wanted && connectRoute(query.connectorsFor(wanted), wallet)
    if (page !== null) return [{ to: 'router', type: 'push', ...page }]
    const isElsewhere = wanted === null || (wallet !== null && remote && !isOnlyHere(wallet))
    return [
      isElsewhere
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
            data: { connectorId: wanted.id, ...(wallet && { wallet }) },
          },
    ]
  },
  'all.requested': () => [{ to: 'router', type: 'push', view: 'AllWallets' }],
  'guide.requested': () => [{ to: 'router', type: 'push', view: 'WhatIsAWallet' }],
  // who came from there for a wallet of one namespace did not choose any
  aborted: (_, query) =>
    query.currentView() === 'Profile'
      ? [{ to: 'modal', type: 'namespace.set', namespace: null }]
      : [],
}

import type { Reactions } from '../../contracts/tell.ts'
import type { ConnectFact } from './connect.types.ts'

/** A picked wallet gets a page of its own: that of this browser's wallet, else that of a link or a code. */
export const connectReactions: Reactions<ConnectFact> = {
  'wallets.wanted': () => [{ to: 'directory', type: 'want' }],
  'wallet.picked': ({ pick, remote }, ask) => {
    const wallet = pick.type === 'wallet' ? pick.wallet : null
    const elsewhere = remote ? null : (wallet?.id ?? null)
    const connectorId = pick.type === 'connector' ? pick.connectorId : ((wallet && ask.connectorFor(wallet)) ?? elsewhere)
    return [
      connectorId === null
        ? { to: 'router', type: 'push', view: 'ConnectingWalletConnect', data: { walletId: wallet?.id ?? null, wallet } }
        : { to: 'router', type: 'push', view: 'ConnectingExternal', data: { connectorId } },
    ]
  },
  'all.wanted': () => [{ to: 'router', type: 'push', view: 'AllWallets' }],
  'guide.wanted': () => [{ to: 'router', type: 'push', view: 'WhatIsAWallet' }],
}

import type { Reactions } from '../../contracts/tell.ts'
import { isToBeHad } from '../../domain/to-be-had.ts'
import type { Wallet } from '../../domain/wallet.ts'
import type { ConnectFact } from './connect.types.ts'

/** An extension that was used before, and nothing else is known of: it is looked for in this browser. */
const isOnlyHere = (wallet: Wallet) =>
  wallet.rdns !== null && [wallet.mobile_link, wallet.webapp_link, wallet.desktop_link].every((link) => link === null) && !isToBeHad(wallet)

/** A picked wallet gets a page of its own: that of this browser's wallet, else that of a link or a code. */
export const connectReactions: Reactions<ConnectFact> = {
  'wallets.wanted': () => [{ to: 'directory', type: 'want' }],
  'wallet.picked': ({ pick, remote }, ask) => {
    const wallet = pick.type === 'wallet' ? pick.wallet : null
    const elsewhere = wallet === null || (remote && !isOnlyHere(wallet)) ? null : wallet.id
    const connectorId = pick.type === 'connector' ? pick.connectorId : ((wallet && ask.connectorFor(wallet)) ?? elsewhere)
    return [
      connectorId === null
        ? { to: 'router', type: 'push', view: 'ConnectingWalletConnect', data: { walletId: wallet?.id ?? null, wallet } }
        : { to: 'router', type: 'push', view: 'ConnectingExternal', data: { connectorId, ...(wallet && { wallet }) } },
    ]
  },
  'all.wanted': () => [{ to: 'router', type: 'push', view: 'AllWallets' }],
  'guide.wanted': () => [{ to: 'router', type: 'push', view: 'WhatIsAWallet' }],
}

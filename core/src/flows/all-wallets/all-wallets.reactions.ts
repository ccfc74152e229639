import type { Reactions } from '../../contracts/tell.ts'
import type { AllWalletsFact } from './all-wallets.types.ts'

/** A wallet of this browser is asked there; any other by a link or a code, and where the kit reaches nothing else, it can be got. */
export const allWalletsReactions: Reactions<AllWalletsFact> = {
  'wallet.picked': ({ wallet, remote }, ask) => {
    const connectorId = ask.connectorFor(wallet)
    if (connectorId === null && !remote) return [{ to: 'router', type: 'push', view: 'Downloads', data: { walletId: wallet.id, wallet } }]
    return [
      connectorId === null
        ? { to: 'router', type: 'push', view: 'ConnectingWalletConnect', data: { walletId: wallet.id, wallet } }
        : { to: 'router', type: 'push', view: 'ConnectingExternal', data: { connectorId, wallet } },
    ]
  },
}

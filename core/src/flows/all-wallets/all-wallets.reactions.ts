import { connectRoute } from '../../domain/wallet/find-connectors.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import type { AllWalletsEmitted } from './all-wallets.types.ts'

/**
 * Opens the connector of an installed wallet. Others open ConnectingWalletConnect, or Downloads
 * without remote wallets.
 */
export const allWalletsReactions: Reactions<AllWalletsEmitted> = {
  'wallet.picked': ({ wallet, remote }, query) => {
    const page = connectRoute(query.connectorsFor(wallet), wallet)
    if (page !== null) return [{ to: 'router', type: 'push', ...page }]
    return [
      {
        to: 'router',
        type: 'push',
        view: remote ? 'ConnectingWalletConnect' : 'Downloads',
        data: { walletId: wallet.id, wallet },
      },
    ]
  },
}

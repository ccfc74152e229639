import { connectRoute } from '../../domain/wallet/find-connectors.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import { track } from '../../protocol/track.ts'
import type { AllWalletsEmitted } from './all-wallets.types.ts'

/**
 * For an installed wallet, opens the view that connects it. For another wallet, opens
 * ConnectingWalletConnect, or Downloads if remote wallets are unavailable.
 */
export const allWalletsReactions: Reactions<AllWalletsEmitted> = {
  'wallet.picked': ({ wallet, remote }, query) => {
    const route = connectRoute(query.connectorsFor(wallet), wallet)
    if (route !== null) return [{ to: 'router', type: 'push', ...route }]
    return [
      {
        to: 'router',
        type: 'push',
        view: remote ? 'ConnectingWalletConnect' : 'Downloads',
        data: { walletId: wallet.id, wallet },
      },
    ]
  },
  'search.ended': ({ search, certified, hasResults }) => [
    track('SEARCH_WALLET', { badge: certified ? 'certified' : '', search, hasResults }),
  ],
}

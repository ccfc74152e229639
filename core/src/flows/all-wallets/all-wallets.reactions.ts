import { wayIn } from '../../domain/wallet/find-connectors.ts'
import type { Reactions } from '../../protocol/messages.ts'
import type { AllWalletsFact } from './all-wallets.types.ts'

/** A wallet of this browser is asked there; any other by a link or a code, and where the kit reaches nothing else, it can be got. */
export const allWalletsReactions: Reactions<AllWalletsFact> = {
  'wallet.picked': ({ wallet, remote }, ask) => {
    const page = wayIn(ask.connectorsFor(wallet), wallet)
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

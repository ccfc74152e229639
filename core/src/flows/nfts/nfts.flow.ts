import { activeAccountsOf } from '../../domain/account/active-accounts.ts'
import { defineFlow } from '../../protocol/define.ts'
import { nftsActors } from './nfts.actors.ts'
import { nftsMachine } from './nfts.machine.ts'
import { nftsReactions } from './nfts.reactions.ts'
import { nftsView } from './nfts.view.ts'

export type { NftsInput, NftsView } from './nfts.types.ts'

/**
 * Lists the NFTs of the active account, from the source that the page passes as option `nfts`. If
 * the flow is started with `{ namespace }`: of the account of that namespace.
 */
export const nfts = defineFlow({
  id: 'nfts',
  title: 'NFTs',
  area: 'account',
  views: [],
  machine: nftsMachine,
  actors: nftsActors,
  input: activeAccountsOf,
  view: nftsView,
  reactions: nftsReactions,
  listens: [
    'account.connected',
    'account.changed',
    'account.lost',
    'account.disconnected',
    'network.changed',
    'chain.changed',
  ],
})

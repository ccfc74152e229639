import { activeAccountsOf } from '../../domain/account/active-accounts.ts'
import { defineFlow } from '../../protocol/define.ts'
import { nftsActors } from './nfts.actors.ts'
import { nftsMachine } from './nfts.machine.ts'
import { nftsReactions } from './nfts.reactions.ts'
import { nftsView } from './nfts.view.ts'

export const nfts = defineFlow({
  id: 'nfts',
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

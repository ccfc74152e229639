import { defineFlow } from '../../protocol/define.ts'
import { allWalletsActors } from './all-wallets.actors.ts'
import { allWalletsInput } from './all-wallets.input.ts'
import { allWalletsMachine } from './all-wallets.machine.ts'
import { allWalletsReactions } from './all-wallets.reactions.ts'
import { allWalletsView } from './all-wallets.view.ts'

export const allWallets = defineFlow({
  id: 'allWallets',
  machine: allWalletsMachine,
  actors: allWalletsActors,
  input: allWalletsInput,
  view: allWalletsView,
  reactions: allWalletsReactions,
  listens: ['connector.found'],
})

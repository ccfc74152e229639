import { defineFlow } from '../../protocol/define.ts'
import { allWalletsActors } from './all-wallets.actors.ts'
import { allWalletsInput } from './all-wallets.input.ts'
import { allWalletsMachine } from './all-wallets.machine.ts'
import { allWalletsReactions } from './all-wallets.reactions.ts'
import { allWalletsView } from './all-wallets.view.ts'

export type {
  AllWalletsEmitted,
  AllWalletsInput,
  AllWalletsOutput,
  AllWalletsView,
  GridWallet,
} from './all-wallets.types.ts'

/** Lists and searches all wallets. */
export const allWallets = defineFlow({
  id: 'allWallets',
  title: 'All wallets',
  area: 'connect',
  views: ['AllWallets'],
  option: 'enableWallets',
  machine: allWalletsMachine,
  actors: allWalletsActors,
  input: allWalletsInput,
  view: allWalletsView,
  reactions: allWalletsReactions,
  listens: ['connector.found'],
})

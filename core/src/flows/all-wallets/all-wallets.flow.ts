import type { FlowCode } from '../../protocol/flow.ts'
import { allWalletsActors } from './all-wallets.actors.ts'
import { allWalletsInput } from './all-wallets.input.ts'
import { allWalletsMachine } from './all-wallets.machine.ts'
import { allWalletsReactions } from './all-wallets.reactions.ts'
import type {
  AllWalletsFact,
  AllWalletsInput,
  AllWalletsOutput,
  AllWalletsView,
} from './all-wallets.types.ts'
import { allWalletsView } from './all-wallets.view.ts'

/** The code of the flow, loaded when it is first run. */
export const allWalletsCode = {
  id: 'allWallets',
  chart: allWalletsMachine,
  actors: allWalletsActors,
  inputFrom: allWalletsInput,
  view: allWalletsView,
  reactions: allWalletsReactions,
} as unknown as FlowCode<AllWalletsInput, AllWalletsView, AllWalletsFact, AllWalletsOutput>

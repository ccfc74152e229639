import { accountActors } from './account.actors.ts'
import { accountMachine } from './account.machine.ts'
import { accountReactions } from './account.reactions.ts'
import { accountState } from './account.state.ts'

/** The chart's code, loaded when a wallet is first asked or restored. */
export const accountPart = {
  chart: accountMachine,
  actors: accountActors,
  reactions: accountReactions,
  state: accountState,
}

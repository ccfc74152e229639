import { transfersActors } from './transfers.actors.ts'
import { transfersMachine } from './transfers.machine.ts'
import { transfersReactions } from './transfers.reactions.ts'
import { transfersState } from './transfers.state.ts'

/** The chart's code, loaded with the first transfer. */
export const transfersPart = {
  chart: transfersMachine,
  actors: transfersActors,
  reactions: transfersReactions,
  state: transfersState,
}

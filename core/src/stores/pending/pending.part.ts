import { pendingActors } from './pending.actors.ts'
import { pendingMachine } from './pending.machine.ts'
import { pendingReactions } from './pending.reactions.ts'

/** The chart's code, loaded where the page wants the watch and an account is connected. It shows nothing of its own. */
export const pendingPart = {
  chart: pendingMachine,
  actors: pendingActors,
  reactions: pendingReactions,
  state: () => ({}),
}

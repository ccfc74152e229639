import { directoryActors } from './directory.actors.ts'
import { directoryMachine } from './directory.machine.ts'
import { directoryReactions } from './directory.reactions.ts'
import { directoryState } from './directory.state.ts'

/** The chart's code, loaded when the directory is first wanted. */
export const directoryPart = {
  chart: directoryMachine,
  actors: directoryActors,
  reactions: directoryReactions,
  state: directoryState,
}

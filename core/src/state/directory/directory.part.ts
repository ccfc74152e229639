import type { World } from '../../contracts/world.ts'
import { directoryActors } from './directory.actors.ts'
import { directoryMachine } from './directory.machine.ts'
import { directoryReactions } from './directory.reactions.ts'
import { directoryState } from './directory.state.ts'

/** The chart's code, loaded when the directory is first wanted. */
export const directoryPart = (world: World) => ({
  chart: directoryMachine,
  actors: directoryActors(world),
  reactions: directoryReactions,
  state: directoryState,
})

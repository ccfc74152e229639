import type { World } from '../../contracts/world.ts'
import { alertActors } from './alert.actors.ts'
import { alertMachine } from './alert.machine.ts'
import { alertState } from './alert.state.ts'

/** The chart's code, loaded with the first alert. */
export const alertPart = (world: World) => ({ chart: alertMachine, actors: alertActors(world), reactions: {}, state: alertState })

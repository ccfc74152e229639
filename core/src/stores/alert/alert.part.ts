import { alertActors } from './alert.actors.ts'
import { alertMachine } from './alert.machine.ts'
import { alertState } from './alert.state.ts'

/** The chart's code, loaded with the first alert. */
export const alertPart = {
  chart: alertMachine,
  actors: alertActors,
  reactions: {},
  state: alertState,
}

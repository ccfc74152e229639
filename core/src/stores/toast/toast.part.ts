import { toastMachine } from './toast.machine.ts'
import { toastState } from './toast.state.ts'

/** The chart's code, loaded with the first toast. */
export const toastPart = {
  chart: toastMachine,
  actors: () => ({}),
  reactions: {},
  state: toastState,
}

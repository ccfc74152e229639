import type { SnapshotFrom } from 'xstate'
import type { switchNetworkMachine } from './switch-network.machine.ts'
import type { SwitchNetworkEvent, SwitchNetworkView } from './switch-network.types.ts'

/** What the page of one switch may show and do. */
export function switchNetworkView(
  state: SnapshotFrom<typeof switchNetworkMachine>,
  send: (event: SwitchNetworkEvent) => void,
): SwitchNetworkView {
  const { network, problem } = state.context
  const cancel = () => send({ type: 'cancel' })
  const retry = () => send({ type: 'retry' })
  if (state.matches('switching'))
    return { network, step: 'switching', silent: state.matches({ switching: 'silent' }), cancel }
  if (state.matches('adding'))
    return { network, step: 'adding', silent: state.matches({ adding: 'silent' }), cancel }
  if (state.matches('refused')) return { network, step: 'refused', retry, cancel }
  if (state.matches('failed')) return { network, step: 'failed', problem, retry, cancel }
  return { network, step: state.matches('cancelled') ? 'cancelled' : 'switched' }
}

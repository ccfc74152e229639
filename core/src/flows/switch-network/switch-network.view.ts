import type { SnapshotFrom } from 'xstate'
import type { switchNetworkMachine } from './switch-network.machine.ts'
import type { SwitchNetworkCommand, SwitchNetworkView } from './switch-network.types.ts'

/** Maps a snapshot to the step of the switch, with its commands. */
export function switchNetworkView(
  snapshot: SnapshotFrom<typeof switchNetworkMachine>,
  send: (command: SwitchNetworkCommand) => void,
): SwitchNetworkView {
  const { network, problem, cause } = snapshot.context
  const cancel = () => send({ type: 'cancel' })
  const retry = () => send({ type: 'retry' })
  if (snapshot.matches('confirming'))
    return { network, step: 'confirming', confirm: () => send({ type: 'confirm' }), cancel }
  if (snapshot.matches('connecting'))
    return { network, step: 'switching', unresponsive: false, retry, cancel }
  if (snapshot.matches('switching')) {
    const unresponsive = snapshot.matches({ switching: 'unresponsive' })
    return { network, step: 'switching', unresponsive, retry, cancel }
  }
  if (snapshot.matches('adding')) {
    const unresponsive = snapshot.matches({ adding: 'unresponsive' })
    return { network, step: 'adding', unresponsive, retry, cancel }
  }
  if (snapshot.matches('rejected')) return { network, step: 'rejected', retry, cancel }
  if (snapshot.matches('failed')) return { network, step: 'failed', problem, cause, retry, cancel }
  if (snapshot.matches('cancelled')) return { network, step: 'cancelled' }
  const skip = snapshot.matches('switched') ? () => send({ type: 'skip' }) : null
  return { network, step: 'switched', skip }
}

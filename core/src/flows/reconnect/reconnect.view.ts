import type { SnapshotFrom } from 'xstate'
import type { reconnectMachine } from './reconnect.machine.ts'
import type { ReconnectEvent, ReconnectView } from './reconnect.types.ts'

/** Maps the state to a step. Only `restoring` has a command. */
export function reconnectView(
  state: SnapshotFrom<typeof reconnectMachine>,
  send: (event: ReconnectEvent) => void,
): ReconnectView {
  if (state.matches('restoring'))
    return { step: 'restoring', cancel: () => send({ type: 'cancel' }) }
  return { step: state.matches('restored') ? 'restored' : 'lost' }
}

import type { SnapshotFrom } from 'xstate'
import type { disconnectMachine } from './disconnect.machine.ts'
import type { DisconnectEvent, DisconnectView } from './disconnect.types.ts'

/** Maps the state to a step. `cancel` stops waiting for the wallets. */
export function disconnectView(
  state: SnapshotFrom<typeof disconnectMachine>,
  send: (event: DisconnectEvent) => void,
): DisconnectView {
  return state.matches('disconnecting')
    ? { step: 'disconnecting', cancel: () => send({ type: 'cancel' }) }
    : { step: 'disconnected' }
}

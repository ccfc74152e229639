import type { SnapshotFrom } from 'xstate'
import type { disconnectMachine } from './disconnect.machine.ts'
import type { DisconnectEvent, DisconnectView } from './disconnect.types.ts'

/** The visitor can cancel the wait for the wallets at any time. */
export function disconnectView(
  state: SnapshotFrom<typeof disconnectMachine>,
  send: (event: DisconnectEvent) => void,
): DisconnectView {
  return state.matches('disconnecting')
    ? { step: 'disconnecting', cancel: () => send({ type: 'cancel' }) }
    : { step: 'disconnected' }
}

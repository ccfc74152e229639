import type { SnapshotFrom } from 'xstate'
import type { disconnectMachine } from './disconnect.machine.ts'
import type { DisconnectEvent, DisconnectView } from './disconnect.types.ts'

/** Nobody has to wait for a wallet to leave it. */
export function disconnectView(
  state: SnapshotFrom<typeof disconnectMachine>,
  send: (event: DisconnectEvent) => void,
): DisconnectView {
  return state.matches('leaving')
    ? { step: 'leaving', cancel: () => send({ type: 'cancel' }) }
    : { step: 'left' }
}

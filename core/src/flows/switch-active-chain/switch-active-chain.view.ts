import type { SnapshotFrom } from 'xstate'
import type { switchActiveChainMachine } from './switch-active-chain.machine.ts'
import type {
  SwitchActiveChainCommand,
  SwitchActiveChainView,
} from './switch-active-chain.types.ts'

/** Maps a snapshot to the step of the confirmation, with its commands. */
export function switchActiveChainView(
  snapshot: SnapshotFrom<typeof switchActiveChainMachine>,
  send: (command: SwitchActiveChainCommand) => void,
): SwitchActiveChainView {
  const { network, from, wallet } = snapshot.context
  if (snapshot.matches('confirming')) {
    const confirm = () => send({ type: 'confirm' })
    const cancel = () => send({ type: 'cancel' })
    return { network, from, wallet, step: 'confirming', confirm, cancel }
  }
  const step = snapshot.matches('confirmed') ? 'confirmed' : 'cancelled'
  return { network, from, wallet, step }
}

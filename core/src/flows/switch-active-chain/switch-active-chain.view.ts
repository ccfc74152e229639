import type { SnapshotFrom } from 'xstate'
import type { switchActiveChainMachine } from './switch-active-chain.machine.ts'
import type { SwitchActiveChainEvent, SwitchActiveChainView } from './switch-active-chain.types.ts'

/** What the page that leads to another namespace may show and do. */
export function switchActiveChainView(
  state: SnapshotFrom<typeof switchActiveChainMachine>,
  send: (event: SwitchActiveChainEvent) => void,
): SwitchActiveChainView {
  const { network, from, wallet } = state.context
  const shown = { network, from, wallet }
  if (!state.matches('asking'))
    return { ...shown, step: state.matches('confirmed') ? 'confirmed' : 'cancelled' }
  return {
    ...shown,
    step: 'asking',
    confirm: () => send({ type: 'confirm' }),
    cancel: () => send({ type: 'cancel' }),
  }
}

import type { SnapshotFrom } from 'xstate'
import { defineFlow } from '../../protocol/define.ts'
import { switchActiveChainInput } from './switch-active-chain.input.ts'
import { switchActiveChainMachine } from './switch-active-chain.machine.ts'
import { switchActiveChainReactions } from './switch-active-chain.reactions.ts'
import type {
  SwitchActiveChainCommand,
  SwitchActiveChainView,
} from './switch-active-chain.types.ts'

export type {
  SwitchActiveChainEmitted,
  SwitchActiveChainInput,
  SwitchActiveChainOutput,
  SwitchActiveChainView,
} from './switch-active-chain.types.ts'

/** Maps a snapshot to the step of the confirmation, with its commands. */
export function switchActiveChainView(
  snapshot: SnapshotFrom<typeof switchActiveChainMachine>,
  send: (command: SwitchActiveChainCommand) => void,
): SwitchActiveChainView {
  const { network, from, wallet, connectorId } = snapshot.context
  const common = { network, from, wallet, connectorId }
  if (snapshot.matches('confirming')) {
    const confirm = () => send({ type: 'confirm' })
    const connect = connectorId === null ? null : () => send({ type: 'connect' })
    const cancel = () => send({ type: 'cancel' })
    return { ...common, step: 'confirming', confirm, connect, cancel }
  }
  return { ...common, step: snapshot.context.answer }
}

/** Confirms the switch to a network whose namespace has no wallet yet. */
export const switchActiveChain = defineFlow({
  id: 'switchActiveChain',
  title: 'Switch active chain',
  area: 'network',
  views: ['SwitchActiveChain'],
  machine: switchActiveChainMachine,
  actors: () => ({}),
  input: switchActiveChainInput,
  view: switchActiveChainView,
  reactions: switchActiveChainReactions,
  listens: [],
})

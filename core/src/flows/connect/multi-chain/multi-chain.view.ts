import type { SnapshotFrom } from 'xstate'
import { namespaceConnectors } from './multi-chain.context.ts'
import type { multiChainMachine } from './multi-chain.machine.ts'
import type { MultiChainEvent, MultiChainView } from './multi-chain.types.ts'

/** Maps the state to a step and the commands that it allows. */
export function multiChainView(
  state: SnapshotFrom<typeof multiChainMachine>,
  send: (event: MultiChainEvent) => void,
): MultiChainView {
  const { connectorId, connectors, picked } = state.context
  const [first] = connectors
  const wallet = {
    id: connectorId,
    name: first?.name ?? connectorId,
    icon: connectors.find(({ icon }) => icon !== null)?.icon ?? null,
  }
  if (state.matches('cancelled')) return { wallet, step: 'cancelled' }
  return {
    wallet,
    step: 'choosing',
    connectors: namespaceConnectors(state.context),
    picked: picked === null ? null : { connectorId: picked.id, namespace: picked.chain },
    pick: (namespace) => send({ type: 'pick', namespace }),
    chooseAnother: () => send({ type: 'chooseAnother' }),
  }
}

import type { SnapshotFrom } from 'xstate'
import type { multiChainMachine } from './multi-chain.machine.ts'
import type { MultiChainEvent, MultiChainView } from './multi-chain.types.ts'
import { shownWays } from './multi-chain.values.ts'

/** What the page of a wallet's namespaces may show, and the only things it may do there. */
export function multiChainView(
  state: SnapshotFrom<typeof multiChainMachine>,
  send: (event: MultiChainEvent) => void,
): MultiChainView {
  const { connectorId, ways, picked } = state.context
  const [first] = ways
  const wallet = {
    id: connectorId,
    name: first?.name ?? connectorId,
    icon: ways.find(({ icon }) => icon !== null)?.icon ?? null,
  }
  if (state.matches('left')) return { wallet, step: 'left' }
  return {
    wallet,
    step: 'choosing',
    ways: shownWays(state.context),
    picked: picked === null ? null : { connectorId: picked.id, namespace: picked.chain },
    pick: (namespace) => send({ type: 'pick', namespace }),
    others: () => send({ type: 'others' }),
  }
}

import type { SnapshotFrom } from 'xstate'
import type { connectMachine } from './connect.machine.ts'
import type { ConnectEvent, ConnectView } from './connect.types.ts'

/** Maps the state to a step and the commands that it allows. */
export function connectView(
  state: SnapshotFrom<typeof connectMachine>,
  send: (event: ConnectEvent) => void,
): ConnectView {
  const { methods, legal, picked } = state.context
  const showGuide = () => send({ type: 'showGuide' })
  if (state.matches('consenting'))
    return { step: 'consenting', methods, accept: () => send({ type: 'accept' }), showGuide }
  if (!state.matches('choosing')) return { step: 'unavailable' }
  return {
    step: 'choosing',
    methods,
    withdraw: legal ? () => send({ type: 'withdraw' }) : null,
    picked,
    preparing: state.matches({ choosing: 'preparing' }),
    choose: (pick) => send({ type: 'pick', pick }),
    pick: (connectorId) => send({ type: 'pick', pick: { type: 'connector', connectorId } }),
    pickWallet: (wallet) => send({ type: 'pick', pick: { type: 'wallet', wallet } }),
    scan: () => send({ type: 'pick', pick: { type: 'scan' } }),
    showAll: () => send({ type: 'showAll' }),
    showGuide,
  }
}

import type { SnapshotFrom } from 'xstate'
import type { connectMachine } from './connect.machine.ts'
import type { ConnectEvent, ConnectView } from './connect.types.ts'

/** Maps the state to a step and the commands that it allows. */
export function connectView(
  state: SnapshotFrom<typeof connectMachine>,
  send: (event: ConnectEvent) => void,
): ConnectView {
  const showGuide = () => send({ type: 'showGuide' })
  if (!state.matches('choosing'))
    return { step: 'consenting', accept: () => send({ type: 'accept' }), showGuide }
  return {
    step: 'choosing',
    withdraw: state.context.legal ? () => send({ type: 'withdraw' }) : null,
    picked: state.context.picked,
    preparing: state.matches({ choosing: 'preparing' }),
    choose: (pick) => send({ type: 'pick', pick }),
    pick: (connectorId) => send({ type: 'pick', pick: { type: 'connector', connectorId } }),
    pickWallet: (wallet) => send({ type: 'pick', pick: { type: 'wallet', wallet } }),
    scan: () => send({ type: 'pick', pick: { type: 'scan' } }),
    showAll: () => send({ type: 'showAll' }),
    showGuide,
  }
}

import type { SnapshotFrom } from 'xstate'
import type { connectMachine } from './connect.machine.ts'
import type { ConnectEvent, ConnectView } from './connect.types.ts'

/** What the wallet list may do. */
export function connectView(
  state: SnapshotFrom<typeof connectMachine>,
  send: (event: ConnectEvent) => void,
): ConnectView {
  const guide = () => send({ type: 'guide' })
  if (!state.matches('choosing'))
    return { step: 'consenting', accept: () => send({ type: 'accept' }), guide }
  return {
    step: 'choosing',
    unaccept: state.context.legal ? () => send({ type: 'unaccept' }) : null,
    picked: state.context.picked,
    preparing: state.matches({ choosing: 'preparing' }),
    choose: (pick) => send({ type: 'pick', pick }),
    pick: (connectorId) => send({ type: 'pick', pick: { type: 'connector', connectorId } }),
    pickWallet: (wallet) => send({ type: 'pick', pick: { type: 'wallet', wallet } }),
    scan: () => send({ type: 'pick', pick: { type: 'scan' } }),
    all: () => send({ type: 'all' }),
    guide,
  }
}

import type { SnapshotFrom } from 'xstate'
import type { connectMachine } from './connect.machine.ts'
import type { ConnectEvent, ConnectView } from './connect.types.ts'

/** What the wallet list may do. */
export function connectView(state: SnapshotFrom<typeof connectMachine>, send: (event: ConnectEvent) => void): ConnectView {
  const guide = () => send({ type: 'guide' })
  if (!state.matches('choosing')) return { step: 'consenting', accept: () => send({ type: 'accept' }), guide }
  return {
    step: 'choosing',
    unaccept: state.context.legal ? () => send({ type: 'unaccept' }) : null,
    picked: state.context.picked,
    pick: (connectorId) => send({ type: 'pick', connectorId }),
    guide,
  }
}

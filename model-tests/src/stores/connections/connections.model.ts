import { connectionsMachine } from '../../../../core/src/stores/connections/connections.machine.ts'
import { connectionsReactions } from '../../../../core/src/stores/connections/connections.reactions.ts'
import { selectConnections } from '../../../../core/src/stores/connections/connections.store.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel } from '../../walker/machine-model.ts'
import { storeRole } from '../../walker/machine-role.ts'
import { connectionsCases, connectionsInputs } from './connections.cases.ts'

export const connectionsModel: MachineModel<typeof connectionsMachine> = {
  id: 'stores/connections',
  machine: connectionsMachine,
  inputs: connectionsInputs,
  cases: connectionsCases,
  commands: [],
  listeners: {
    watchWallets: ['connector.found'],
    watchRemote: [
      'connector.found',
      'session.changed',
      'session.replaced',
      'session.adopted',
      'relay.failed',
    ],
    watchTabs: ['connection.removed'],
    saveConnections: [],
  },
  project: ({ connected, connections, session }) => [
    session === null,
    Object.keys(connected),
    Object.values(connections).map(({ namespace, address }) => [namespace, address]),
  ],
  role: storeRole(connectionsReactions),
  states: {
    watching: ({ state, emitted }) => {
      const found = emitted.find(({ type }) => type === 'connector.found')
      if (found)
        assertTrue(
          selectConnections(state).connectors.some(
            (connector) => 'connector' in found && connector === found.connector,
          ),
          'a found connector is listed',
        )
    },
  },
  invariants: {
    'each wallet and namespace is listed once': ({ context }) =>
      assertEqual(
        new Set(context.connectors.map(({ id, chain }) => `${chain} ${id}`)).size,
        context.connectors.length,
        'connectors',
      ),
    'the store has at most two recent wallets, without duplicates': ({ context }) => {
      const ids = context.recent.map(({ id }) => id)
      assertTrue(ids.length <= 2 && new Set(ids).size === ids.length, 'recent wallets')
    },
    'the stored connection and recent wallets are the current ones': ({ context, run }) => {
      const { received } = run.environment.openChannel('saveConnections')
      const recent = received.findLast(({ wallet }) => wallet !== undefined && wallet !== null)
      if (recent !== undefined)
        assertTrue(
          context.recent.some(({ id }) => id === recent.wallet.id),
          'the stored wallet is recent',
        )
      const saved = received.findLast(({ connection }) => connection !== undefined)
      if (saved === undefined) return
      const namespace: string = saved.namespace ?? saved.connection.namespace
      const current = context.connections[namespace] ?? null
      // A connection that another tab removed from storage is not written again.
      const isRemovedByOtherTab = run.allEmitted.some(
        (event) => event.type === 'connection.removed' && event.namespace === namespace,
      )
      if (current !== null || !isRemovedByOtherTab)
        assertEqual(saved.connection, current, 'the connection')
    },
    'the namespace of each connection is connected': ({ context }) =>
      assertTrue(
        Object.keys(context.connections).every((namespace) => namespace in context.connected),
        'connections',
      ),
  },
  allow: {},
}

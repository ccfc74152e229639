import { assign, emit, fromCallback, sendTo, setup } from 'xstate'
import type { ByNamespace, Namespace } from '../../domain/caip/namespace.ts'
import { limits } from '../../domain/constants.ts'
import { withRecent } from '../../domain/wallet/wallet-rules.ts'
import { notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import { recentOf, withConnector } from './connections.context.ts'
import * as guards from './connections.guards.ts'
import type {
  ClearSessionEvent,
  ConnectionsContext,
  ConnectionsEmitted,
  ConnectionsEvent,
  ConnectionsInput,
  SaveEvent,
} from './connections.types.ts'

const without = <T>(record: ByNamespace<T>, namespace: Namespace): ByNamespace<T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== namespace))
const namespaceOf = (event: ConnectionsEvent): Namespace =>
  'namespace' in event ? event.namespace : ''

const base = setup({
  types: {} as {
    context: ConnectionsContext
    events: ConnectionsEvent
    emitted: ConnectionsEmitted
    input: ConnectionsInput
  },
  guards,
  actors: {
    watchWallets: fromCallback<ConnectionsEvent>(notProvidedListener),
    watchRemote: fromCallback<ClearSessionEvent>(notProvidedListener),
    watchTabs: fromCallback<ConnectionsEvent>(notProvidedListener),
    saveConnections: fromCallback<SaveEvent>(notProvidedListener),
  },
  actions: {
    addConnector: assign(({ context, event }) =>
      event.type === 'connector.found'
        ? { connectors: withConnector(context.connectors, event.connector) }
        : {},
    ),
    emitFound: emit(
      ({ event }) => event as Extract<ConnectionsEmitted, { type: 'connector.found' }>,
    ),
    setConnection: assign(({ context, event }) => {
      if (event.type !== 'connection.set') return {}
      const { connection } = event
      const wallet = recentOf(context.connectors, connection)
      return {
        connected: { ...context.connected, [connection.namespace]: connection.connectorId },
        connections: { ...context.connections, [connection.namespace]: connection },
        recent:
          wallet === null
            ? context.recent
            : withRecent(context.recent, wallet, limits.recentWallets),
      }
    }),
    clearConnection: assign(({ context, event }) => ({
      connected: without(context.connected, namespaceOf(event)),
      connections: without(context.connections, namespaceOf(event)),
    })),
    emitRemoved: emit(({ event }) => ({
      type: 'connection.removed' as const,
      namespace: namespaceOf(event),
    })),
    addRecent: assign(({ context, event }) =>
      event.type === 'recent.add' && event.wallet !== null
        ? { recent: withRecent(context.recent, event.wallet, limits.recentWallets) }
        : {},
    ),
    saveRecent: sendTo('saveConnections', ({ context, event }): SaveEvent => {
      return {
        type: 'save.recent',
        recent: context.recent,
        link: event.type === 'recent.add' ? event.link : null,
      }
    }),
    saveAccountType: sendTo('saveConnections', ({ event }): SaveEvent => {
      return {
        ...(event as Extract<ConnectionsEvent, { type: 'accountType.set' }>),
        type: 'save.accountType',
      }
    }),
    setSession: assign(({ event }) =>
      event.type === 'session.changed' ? { session: event.session } : {},
    ),
    emitRelayFailed: emit(
      ({ event }) => event as Extract<ConnectionsEmitted, { type: 'relay.failed' }>,
    ),
    saveSessionEnd: sendTo(
      'saveConnections',
      ({ context }): SaveEvent => ({
        type: 'save.sessionEnd',
        connected: Object.keys(context.connected),
      }),
    ),
    clearRemoteSession: sendTo('watchRemote', ({ context, event }): ClearSessionEvent => {
      return { type: 'clear', connectorId: context.connected[namespaceOf(event)] ?? '' }
    }),
    setAddress: assign(({ context, event }) => {
      const connection =
        event.type === 'address.select' ? context.connections[event.namespace] : undefined
      if (event.type !== 'address.select' || connection === undefined) return {}
      return {
        connections: {
          ...context.connections,
          [event.namespace]: { ...connection, address: event.address },
        },
      }
    }),
    save: sendTo('saveConnections', ({ context, event }): SaveEvent => {
      const namespace =
        event.type === 'connection.set' ? event.connection.namespace : namespaceOf(event)
      return {
        type: 'save',
        namespace,
        connection: context.connections[namespace] ?? null,
        recent: context.recent,
      }
    }),
  },
})

/** The available wallets, the recent ones, and the connection of each namespace. */
export const connectionsMachine = base.createMachine({
  id: 'connections',
  description: 'The available wallets, the recent ones, and the connection of each namespace.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, connectors: [], connections: {}, session: null }),
  invoke: [
    { id: 'watchWallets', src: 'watchWallets' },
    { id: 'watchRemote', src: 'watchRemote' },
    { id: 'watchTabs', src: 'watchTabs' },
    { id: 'saveConnections', src: 'saveConnections' },
  ],
  initial: 'watching',
  states: {
    watching: {
      description: 'Wallets may announce themselves at any time.',
      on: {
        'connector.found': { actions: ['addConnector', 'emitFound'] },
        'connection.removed': {
          guard: 'isConnected',
          actions: ['clearRemoteSession', 'clearConnection', 'emitRemoved'],
        },
        'connection.set': { actions: ['setConnection', 'save'] },
        'connection.clear': { actions: ['clearConnection', 'save'] },
        'recent.add': { actions: ['addRecent', 'saveRecent'] },
        'session.changed': [
          { guard: 'isSessionEnd', actions: ['saveSessionEnd', 'setSession'] },
          { actions: 'setSession' },
        ],
        'relay.failed': { actions: 'emitRelayFailed' },
        'accountType.set': { actions: 'saveAccountType' },
        'address.select': { guard: 'isOtherAddress', actions: ['setAddress', 'save'] },
      },
    },
  },
} satisfies ConfigOf<typeof base>)

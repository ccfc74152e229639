import { assign, emit, fromCallback, sendTo, setup } from 'xstate'
import type { ByNamespace, Namespace } from '../../domain/caip/namespace.ts'
import { limits } from '../../domain/constants.ts'
import { withRecent } from '../../domain/wallet/wallet-rules.ts'
import { notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import * as guards from './connections.guards.ts'
import { recentOf, withConnector } from './connections.lists.ts'
import type {
  ConnectionsContext,
  ConnectionsEmitted,
  ConnectionsEvent,
  ConnectionsInput,
  ForgetEvent,
  KeepEvent,
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
    watchRemote: fromCallback<ForgetEvent>(notProvidedListener),
    watchTabs: fromCallback<ConnectionsEvent>(notProvidedListener),
    keepConnections: fromCallback<KeepEvent>(notProvidedListener),
  },
  actions: {
    list: assign(({ context, event }) =>
      event.type === 'connector.found'
        ? { connectors: withConnector(context.connectors, event.connector) }
        : {},
    ),
    tellFound: emit(
      ({ event }) => event as Extract<ConnectionsEmitted, { type: 'connector.found' }>,
    ),
    adopt: assign(({ context, event }) => {
      if (event.type !== 'connection.set') return {}
      const { connection } = event
      const used = recentOf(context.connectors, connection)
      return {
        connected: { ...context.connected, [connection.namespace]: connection.connectorId },
        connections: { ...context.connections, [connection.namespace]: connection },
        recent:
          used === null ? context.recent : withRecent(context.recent, used, limits.recentWallets),
      }
    }),
    drop: assign(({ context, event }) => ({
      connected: without(context.connected, namespaceOf(event)),
      connections: without(context.connections, namespaceOf(event)),
    })),
    tellRemoved: emit(({ event }) => ({
      type: 'connection.removed' as const,
      namespace: namespaceOf(event),
    })),
    remember: assign(({ context, event }) =>
      event.type === 'recent.add' && event.wallet !== null
        ? { recent: withRecent(context.recent, event.wallet, limits.recentWallets) }
        : {},
    ),
    keepUsed: sendTo('keepConnections', ({ context, event }): KeepEvent => {
      return {
        type: 'keep.used',
        recent: context.recent,
        link: event.type === 'recent.add' ? event.link : null,
      }
    }),
    keepPreferred: sendTo('keepConnections', ({ event }): KeepEvent => {
      return {
        ...(event as Extract<ConnectionsEvent, { type: 'accountType.set' }>),
        type: 'keep.preferred',
      }
    }),
    setSession: assign(({ event }) =>
      event.type === 'session.changed' ? { session: event.session } : {},
    ),
    tellComplaint: emit(
      ({ event }) => event as Extract<ConnectionsEmitted, { type: 'relay.failed' }>,
    ),
    keepEnd: sendTo(
      'keepConnections',
      ({ context }): KeepEvent => ({ type: 'keep.ended', here: Object.keys(context.connected) }),
    ),
    forget: sendTo('watchRemote', ({ context, event }): ForgetEvent => {
      return { type: 'forget', connectorId: context.connected[namespaceOf(event)] ?? '' }
    }),
    activate: assign(({ context, event }) => {
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
    keep: sendTo('keepConnections', ({ context, event }): KeepEvent => {
      const namespace =
        event.type === 'connection.set' ? event.connection.namespace : namespaceOf(event)
      return {
        type: 'keep',
        namespace,
        connection: context.connections[namespace] ?? null,
        recent: context.recent,
      }
    }),
  },
})

/** Which wallets there are, which were used, and which one each namespace is connected with. */
export const connectionsMachine = base.createMachine({
  id: 'connections',
  description: 'Wallets found on the page, wallets used before, and the wallet of each namespace.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, connectors: [], connections: {}, session: null }),
  invoke: [
    { id: 'watchWallets', src: 'watchWallets' },
    { id: 'watchRemote', src: 'watchRemote' },
    { id: 'watchTabs', src: 'watchTabs' },
    { id: 'keepConnections', src: 'keepConnections' },
  ],
  initial: 'watching',
  states: {
    watching: {
      description: 'Wallets may announce themselves at any time.',
      on: {
        'connector.found': { actions: ['list', 'tellFound'] },
        'connection.removed': {
          guard: 'isConnectedHere',
          actions: ['forget', 'drop', 'tellRemoved'],
        },
        'connection.set': { actions: ['adopt', 'keep'] },
        'connection.clear': { actions: ['drop', 'keep'] },
        'recent.add': { actions: ['remember', 'keepUsed'] },
        'session.changed': [
          { guard: 'isEnd', actions: ['keepEnd', 'setSession'] },
          { actions: 'setSession' },
        ],
        'relay.failed': { actions: 'tellComplaint' },
        'accountType.set': { actions: 'keepPreferred' },
        'address.select': { guard: 'isAnother', actions: ['activate', 'keep'] },
      },
    },
  },
} satisfies ConfigOf<typeof base>)

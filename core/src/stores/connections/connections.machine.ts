import { assign, emit, fromCallback, sendTo, setup } from 'xstate'
import type { AccountType, Connection } from '../../domain/account/account.ts'
import type { ByNamespace, Namespace } from '../../domain/caip/namespace.ts'
import { limits } from '../../domain/constants.ts'
import { type Connector, remoteConnectorId } from '../../domain/wallet/wallet.ts'
import { withRecent } from '../../domain/wallet/wallet-rules.ts'
import { notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import { recentOf, withConnector } from './connections.context.ts'
import type {
  ConnectionsContext,
  ConnectionsEmitted,
  ConnectionsEvent,
  ConnectionsInput,
  RelayError,
  RemoteCommand,
  SaveEvent,
} from './connections.types.ts'

type Args = { context: ConnectionsContext; event: ConnectionsEvent }

/** Whether the namespace that another tab disconnected is connected in this tab. */
const isConnected = ({ context, event }: Args) =>
  event.type === 'connection.removed' && context.connected[event.namespace] !== undefined
/** Whether this tab has read or stored a connection to the restored connector. */
const isStored = ({ context, event }: Args) =>
  event.type === 'connection.restored' &&
  context.connected[event.connection.namespace] === event.connection.connectorId
/** Whether the remote session ended. */
const isSessionEnd = ({ context, event }: Args) =>
  event.type === 'session.changed' && event.session === null && context.session !== null
/** Whether the namespace is connected with another address than the selected one. */
const isOtherAddress = ({ context, event }: Args) =>
  event.type === 'address.select' &&
  context.connections[event.namespace] !== undefined &&
  context.connections[event.namespace]?.address !== event.address

const without = <T>(record: ByNamespace<T>, namespace: Namespace): ByNamespace<T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== namespace))
/** The namespaces that are connected to the remote wallet. */
const remoteNamespaces = ({ connected }: ConnectionsContext): readonly Namespace[] =>
  Object.keys(connected).filter((namespace) => connected[namespace] === remoteConnectorId)
type NamespaceParams = { namespace: Namespace }
type ClearParams = NamespaceParams & { connectorId?: string }
type AccountTypeParams = { namespace: Namespace; accountType: AccountType }

const base = setup({
  types: {} as {
    context: ConnectionsContext
    events: ConnectionsEvent
    emitted: ConnectionsEmitted
    input: ConnectionsInput
  },
  guards: { isConnected, isStored, isSessionEnd, isOtherAddress },
  actors: {
    watchWallets: fromCallback<ConnectionsEvent>(notProvidedListener),
    watchRemote: fromCallback<RemoteCommand>(notProvidedListener),
    watchTabs: fromCallback<ConnectionsEvent>(notProvidedListener),
    saveConnections: fromCallback<SaveEvent>(notProvidedListener),
  },
  actions: {
    addConnector: assign(({ context, event }) =>
      event.type === 'connector.found'
        ? { connectors: withConnector(context.connectors, event.connector) }
        : {},
    ),
    emitFound: emit((_, { connector }: { connector: Connector }) => ({
      type: 'connector.found' as const,
      connector,
    })),
    setConnection: assign(({ context, event }) => {
      if (event.type !== 'connection.set' && event.type !== 'connection.restored') return {}
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
    setStored: assign(({ context }, { namespaces }: { namespaces: readonly Namespace[] }) => ({
      connected: {
        ...context.connected,
        ...Object.fromEntries(
          namespaces
            .filter((namespace) => context.connections[namespace] === undefined)
            .map((namespace) => [namespace, remoteConnectorId]),
        ),
      },
    })),
    clearConnection: assign(({ context }, { namespace }: NamespaceParams) => ({
      connected: without(context.connected, namespace),
      connections: without(context.connections, namespace),
    })),
    emitRemoved: emit((_, { namespace }: NamespaceParams) => ({
      type: 'connection.removed' as const,
      namespace,
    })),
    addRecent: assign(({ context, event }) =>
      event.type === 'recent.add' && event.wallet !== null
        ? { recent: withRecent(context.recent, event.wallet, limits.recentWallets) }
        : {},
    ),
    saveRecent: sendTo('saveConnections', ({ event }): SaveEvent => {
      return {
        type: 'save.recent',
        wallet: event.type === 'recent.add' ? event.wallet : null,
        link: event.type === 'recent.add' ? event.link : null,
      }
    }),
    saveAccountType: sendTo(
      'saveConnections',
      (_, { namespace, accountType }: AccountTypeParams): SaveEvent => ({
        type: 'save.accountType',
        namespace,
        accountType,
      }),
    ),
    setSession: assign(({ event }) =>
      event.type === 'session.changed' ? { session: event.session } : {},
    ),
    emitReplaced: emit(({ context }) => ({
      type: 'session.replaced' as const,
      namespaces: remoteNamespaces(context),
    })),
    emitAdopted: emit((_, { namespaces }: { namespaces: readonly Namespace[] }) => ({
      type: 'session.adopted' as const,
      namespaces,
    })),
    emitStored: emit((_, { namespaces }: { namespaces: readonly Namespace[] }) => ({
      type: 'connection.stored' as const,
      namespaces,
    })),
    clearSession: assign(({ context }) => ({
      session: null,
      connected: remoteNamespaces(context).reduce(without, context.connected),
      connections: remoteNamespaces(context).reduce(without, context.connections),
    })),
    emitRelayFailed: emit((_, { code }: { code: RelayError }) => ({
      type: 'relay.failed' as const,
      code,
    })),
    saveSessionEnd: sendTo(
      'saveConnections',
      ({ context }): SaveEvent => ({
        type: 'save.sessionEnd',
        connected: Object.keys(context.connected),
      }),
    ),
    clearRemoteSession: sendTo(
      'watchRemote',
      ({ context }, { namespace }: NamespaceParams): RemoteCommand => ({
        type: 'clear',
        connectorId: context.connected[namespace] ?? '',
      }),
    ),
    endRemoteSession: sendTo('watchRemote', (): RemoteCommand => ({ type: 'end' })),
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
    saveConnection: sendTo(
      'saveConnections',
      ({ context }, { connection }: { connection: Connection }): SaveEvent => ({
        type: 'save',
        connection,
        wallet: recentOf(context.connectors, connection),
      }),
    ),
    saveChange: sendTo(
      'saveConnections',
      ({ context }, { namespace }: NamespaceParams): SaveEvent => ({
        type: 'save.change',
        namespace,
        connectorId: context.connected[namespace] ?? null,
        connection: context.connections[namespace] ?? null,
      }),
    ),
    saveClear: sendTo(
      'saveConnections',
      ({ context }, { namespace, connectorId }: ClearParams): SaveEvent => ({
        type: 'save.change',
        namespace,
        connectorId: connectorId ?? context.connected[namespace] ?? null,
        connection: null,
      }),
    ),
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
        'connector.found': {
          actions: ['addConnector', { type: 'emitFound', params: ({ event }) => event }],
        },
        'connection.removed': {
          guard: 'isConnected',
          actions: [
            { type: 'clearRemoteSession', params: ({ event }) => event },
            { type: 'clearConnection', params: ({ event }) => event },
            { type: 'emitRemoved', params: ({ event }) => event },
          ],
        },
        'connection.stored': {
          actions: { type: 'emitStored', params: ({ event }) => event },
        },
        'connection.resume': {
          actions: { type: 'setStored', params: ({ event }) => event },
        },
        'connection.set': {
          actions: ['setConnection', { type: 'saveConnection', params: ({ event }) => event }],
        },
        'connection.restored': [
          {
            guard: 'isStored',
            actions: [
              'setConnection',
              { type: 'saveChange', params: ({ event }) => event.connection },
            ],
          },
          {
            actions: ['setConnection', { type: 'saveConnection', params: ({ event }) => event }],
          },
        ],
        'connection.clear': {
          actions: [
            { type: 'saveClear', params: ({ event }) => event },
            { type: 'clearConnection', params: ({ event }) => event },
          ],
        },
        'recent.add': { actions: ['addRecent', 'saveRecent'] },
        'session.changed': [
          { guard: 'isSessionEnd', actions: ['saveSessionEnd', 'setSession'] },
          { actions: 'setSession' },
        ],
        'session.replaced': { actions: ['emitReplaced', 'clearSession'] },
        'session.adopted': {
          actions: { type: 'emitAdopted', params: ({ event }) => event },
        },
        'session.end': { actions: 'endRemoteSession' },
        'relay.failed': { actions: { type: 'emitRelayFailed', params: ({ event }) => event } },
        'accountType.set': {
          actions: { type: 'saveAccountType', params: ({ event }) => event },
        },
        'address.select': {
          guard: 'isOtherAddress',
          actions: ['setAddress', { type: 'saveChange', params: ({ event }) => event }],
        },
      },
    },
  },
} satisfies ConfigOf<typeof base>)

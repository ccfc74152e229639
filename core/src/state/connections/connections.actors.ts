import { fromCallback } from 'xstate'
import type { World } from '../../contracts/world.ts'
import type { Namespace } from '../../domain/namespace.ts'
import type { ConnectionsEvent, KeepEvent } from './connections.types.ts'

/** Writes the keys of the specification's section 3 that connecting needs. */
const storageOf =
  (storage: World['storage'], namespaces: readonly Namespace[]) =>
  ({ recent, connected, connections }: KeepEvent): void => {
    for (const namespace of namespaces) {
      const key = `${namespace}:connected_connector_id` as const
      const connectorId = connected[namespace]
      if (connectorId === undefined) storage.remove(key)
      else storage.set(key, connectorId)
    }
    const known = Object.keys(connected)
    storage.set('connected_namespaces', known)
    storage.set('connection_status', known.length > 0 ? 'connected' : 'disconnected')
    storage.set(
      'connections',
      Object.fromEntries(
        Object.values(connections).map(({ namespace, connectorId, accounts }) => [
          namespace,
          [{ connectorId, accounts: accounts.map(({ address }) => ({ address })) }],
        ]),
      ),
    )
    storage.set('recent_wallets', recent)
  }

/** Discovery of every adapter; what is kept; what other tabs did. */
export const connectionsActors = ({ adapters, storage }: Pick<World, 'adapters' | 'storage'>) => ({
  watchWallets: fromCallback<ConnectionsEvent>(({ sendBack }) => {
    const stops = adapters
      .all()
      .map((adapter) => adapter.discover({ found: (connector) => sendBack({ type: 'connector.found', connector }) }))
    return () => {
      for (const stop of stops) stop()
    }
  }),
  watchTabs: fromCallback<ConnectionsEvent>(({ sendBack }) => {
    const namespaces = adapters.all().map(({ namespace }) => namespace)
    return storage.onChange((key) => {
      for (const namespace of namespaces) {
        const its = `${namespace}:connected_connector_id` as const
        if ((key === its || key === null) && storage.get(its) === null) sendBack({ type: 'connection.removed', namespace })
      }
    })
  }),
  keepConnections: fromCallback<KeepEvent>(({ receive }) => {
    const keep = storageOf(
      storage,
      adapters.all().map(({ namespace }) => namespace),
    )
    receive(keep)
  }),
})

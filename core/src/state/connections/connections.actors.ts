import { fromCallback } from 'xstate'
import type { World } from '../../contracts/world.ts'
import type { Namespace } from '../../domain/namespace.ts'
import type { ConnectionsEvent, KeepEvent } from './connections.types.ts'

/** Writes the keys of the specification's section 3 that connecting needs; the active account comes first. */
const keepIn =
  (storage: World['storage'], namespaces: readonly Namespace[]) =>
  ({ namespace, connection, recent }: KeepEvent): void => {
    const key = (of: Namespace) => `${of}:connected_connector_id` as const
    const { [namespace]: _, ...others } = storage.get('connections') ?? {}
    if (connection === null) {
      storage.remove(key(namespace))
      storage.set('connections', others)
    } else {
      const { connectorId, address, accounts } = connection
      const listed = [address, ...accounts.map((account) => account.address).filter((one) => one !== address)]
      storage.set(key(namespace), connectorId)
      storage.set('connections', { ...others, [namespace]: [{ connectorId, accounts: listed.map((one) => ({ address: one })) }] })
      storage.set('recent_wallets', recent)
    }
    const connected = namespaces.filter((one) => storage.get(key(one)) !== null)
    storage.set('connected_namespaces', connected)
    storage.set('connection_status', connected.length > 0 ? 'connected' : 'disconnected')
  }

/** Discovery of every adapter; what is kept; what other tabs did. */
export const connectionsActors = ({ adapters, storage, platform }: Pick<World, 'adapters' | 'storage' | 'platform'>) => ({
  watchWallets: fromCallback<ConnectionsEvent>(({ sendBack }) => {
    // one adapter that fails to look does not keep the others from finding
    const stops = adapters.all().map((adapter) => {
      try {
        return adapter.discover({ found: (connector) => sendBack({ type: 'connector.found', connector }) })
      } catch (error) {
        platform.log.error(`Wallets of ${adapter.namespace} cannot be looked for`, error)
        return () => {}
      }
    })
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
    const keep = keepIn(
      storage,
      adapters.all().map(({ namespace }) => namespace),
    )
    receive(keep)
  }),
})

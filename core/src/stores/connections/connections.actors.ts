import { fromCallback } from 'xstate'
import type { Connection } from '../../domain/account/account.ts'
import { connectorKey } from '../../domain/account/connector-key.ts'
import { withoutPermission } from '../../domain/account/kept-permissions.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { limits } from '../../domain/constants.ts'
import { embeddedConnectorId, remoteConnectorId, type Wallet } from '../../domain/wallet/wallet.ts'
import { withRecent } from '../../domain/wallet/wallet-rules.ts'
import type { Deps } from '../../protocol/deps.ts'
import { remoteConnector } from './connections.context.ts'
import type { ConnectionsEvent, RemoteCommand, SaveEvent } from './connections.types.ts'

/**
 * Creates a function that stores connections. In a stored account list the active one is first. A
 * disconnected namespace has an empty list, which distinguishes it from a cleared storage. After a
 * disconnect, no cache keeps an address, a name or a balance. What is stored of a namespace that this
 * page does not have stays, because another page of the origin may use it (fault EM15).
 */
const createWriter = ({
  storage,
  namespaces,
  embedded,
}: Pick<Deps, 'storage' | 'namespaces' | 'embedded'>) => {
  /** The disconnect of another namespace must not revoke a permission in use (fault V9). */
  const removeKept = (namespace: Namespace, connectorId: string) => {
    const kept = storage.get('kept_permissions') ?? []
    const others = withoutPermission(kept, { namespace, connectorId })
    if (others.length < kept.length) storage.set('kept_permissions', others)
  }
  const saveConnection = (namespace: Namespace, connection: Connection | null) => {
    const others = storage.get('connections')
    if (connection === null) {
      storage.remove(connectorKey(namespace))
      storage.set('connections', { ...others, [namespace]: [] })
      storage.removeCaches()
    } else {
      const { connectorId, address, accounts } = connection
      const addresses = [
        address,
        ...accounts.map((account) => account.address).filter((other) => other !== address),
      ]
      removeKept(namespace, connectorId)
      storage.set(connectorKey(namespace), connectorId)
      storage.set('connections', {
        ...others,
        [namespace]: [{ connectorId, accounts: addresses.map((listed) => ({ address: listed })) }],
      })
    }
    const stored = new Set([...namespaces, ...Object.keys(storage.get('connections') ?? {})])
    const connected = [...stored].filter((key) => storage.get(connectorKey(key)) !== null)
    // Without a remote connection, requests of a later connection must not open the last wallet
    // app.
    if (connected.every((key) => storage.get(connectorKey(key)) !== remoteConnectorId))
      storage.remove(deepLink)
    // The page offers the embedded wallet no more, whose connector would remove its login.
    if (
      embedded === null &&
      connected.every((key) => storage.get(connectorKey(key)) !== embeddedConnectorId)
    )
      storage.removeLogin()
    storage.set('connected_namespaces', connected)
    storage.set('connection_status', connected.length > 0 ? 'connected' : 'disconnected')
  }
  /** Whether another tab has stored a connection to another wallet, or disconnected this one. */
  const isReplaced = (namespace: Namespace, connectorId: string | null) => {
    const stored = storage.get(connectorKey(namespace))
    if (stored === null) return storage.get('connections')?.[namespace]?.length === 0
    return stored !== connectorId
  }
  const saveRecent = (wallet: Wallet | null) => {
    if (wallet === null) return
    const stored = storage.get('recent_wallets') ?? []
    storage.set('recent_wallets', withRecent(stored, wallet, limits.recentWallets))
  }
  return (event: SaveEvent): void => {
    if (event.type === 'save.recent') {
      saveRecent(event.wallet)
      if (event.link === null) storage.remove(deepLink)
      else storage.set(deepLink, event.link)
    } else if (event.type === 'save.accountType') {
      storage.set('preferred_account_types', {
        ...storage.get('preferred_account_types'),
        [event.namespace]: event.accountType,
      })
    } else if (event.type === 'save.sessionEnd') {
      // Connections of other tabs used this session too. Removing their keys notifies these tabs.
      for (const namespace of namespaces) {
        if (event.connected.includes(namespace)) continue
        if (storage.get(connectorKey(namespace)) === remoteConnectorId)
          saveConnection(namespace, null)
      }
    } else if (event.type === 'save.change') {
      const { namespace, connectorId, connection } = event
      // also after another tab, or an earlier message, has removed the connection (fault EM15)
      if (connection === null) storage.removeCaches()
      if (!isReplaced(namespace, connectorId)) saveConnection(namespace, connection)
    } else {
      saveConnection(event.connection.namespace, event.connection)
      saveRecent(event.wallet)
    }
  }
}

const deepLink = 'WALLETCONNECT_DEEPLINK_CHOICE'

type ConnectionsDeps = Pick<
  Deps,
  'adapters' | 'namespaces' | 'remote' | 'embedded' | 'storage' | 'platform'
>

/** The actors of connections: wallet discovery, the remote session, storage, and other tabs. */
export const connectionsActors = ({
  adapters,
  namespaces,
  remote,
  embedded,
  storage,
  platform,
}: ConnectionsDeps) => ({
  watchWallets: fromCallback<ConnectionsEvent>(({ sendBack }) => {
    // An adapter that fails does not stop the discovery of the others.
    const stops = adapters.all().map((adapter) => {
      try {
        return adapter.discover({
          found: (connector) => sendBack({ type: 'connector.found', connector }),
        })
      } catch (error) {
        platform.log.error(`Discovering wallets of ${adapter.namespace} failed`, error)
        return () => {}
      }
    })
    return () => {
      for (const stop of stops) stop()
    }
  }),
  watchRemote: fromCallback<RemoteCommand>(({ sendBack, receive }) => {
    const stops = [
      remote?.watchSession((session) => {
        sendBack({
          type: 'connector.found',
          connector: remoteConnector(namespaces[0] ?? '', session),
        })
        sendBack({ type: 'session.changed', session })
      }),
      remote?.watchReplacement(() => sendBack({ type: 'session.replaced' })),
      remote?.watchAdoption((granted) =>
        sendBack({ type: 'session.adopted', namespaces: granted }),
      ),
      remote?.watchServiceErrors((code) => sendBack({ type: 'relay.failed', code })),
    ]
    receive((command) => {
      if (command.type === 'end') return void remote?.disconnect(new AbortController().signal)
      const { connectorId } = command
      // Another tab has ended the connection. Keep the session while another namespace uses it.
      const isInUse = namespaces.some(
        (namespace) => storage.get(connectorKey(namespace)) === connectorId,
      )
      if (isInUse) return
      if (connectorId === remoteConnectorId) remote?.forgetSession()
      if (connectorId === embeddedConnectorId) embedded?.forgetSession()
    })
    return () => {
      for (const stop of stops) stop?.()
    }
  }),
  watchTabs: fromCallback<ConnectionsEvent>(({ sendBack }) => {
    // A missing key does not end a connection: the page or the browser may have cleared storage.
    const checkConnections = () => {
      const stored = storage.get('connections')
      for (const namespace of namespaces)
        if (stored?.[namespace]?.length === 0) sendBack({ type: 'connection.removed', namespace })
    }
    // A frozen tab misses storage events, so check again when the page is visible.
    const stops = [storage.onChange(checkConnections), platform.page.onVisible(checkConnections)]
    return () => {
      for (const stop of stops) stop()
    }
  }),
  saveConnections: fromCallback<SaveEvent>(({ receive }) => {
    receive(createWriter({ storage, namespaces, embedded }))
  }),
})

import { fromCallback } from 'xstate'
import type { Connection } from '../../domain/account/account.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { remoteConnectorId } from '../../domain/wallet/wallet.ts'
import type { Deps } from '../../protocol/deps.ts'
import { remoteConnector } from './connections.lists.ts'
import type { ConnectionsEvent, ForgetEvent, KeepEvent } from './connections.types.ts'

/** Writes the keys of the specification's section 3 that connecting needs; the active account comes first. */
const keepIn = (storage: Deps['storage'], namespaces: readonly Namespace[]) => {
  const key = (of: Namespace) => `${of}:connected_connector_id` as const
  const put = (namespace: Namespace, connection: Connection | null) => {
    const { [namespace]: _, ...others } = storage.get('connections') ?? {}
    if (connection === null) {
      storage.remove(key(namespace))
      storage.set('connections', others)
    } else {
      const { connectorId, address, accounts } = connection
      const listed = [
        address,
        ...accounts.map((account) => account.address).filter((one) => one !== address),
      ]
      storage.set(key(namespace), connectorId)
      storage.set('connections', {
        ...others,
        [namespace]: [{ connectorId, accounts: listed.map((one) => ({ address: one })) }],
      })
    }
    const connected = namespaces.filter((one) => storage.get(key(one)) !== null)
    // an app that no connection belongs to must not be opened by the next one's requests
    if (connected.every((one) => storage.get(key(one)) !== remoteConnectorId))
      storage.remove(deepLink)
    storage.set('connected_namespaces', connected)
    storage.set('connection_status', connected.length > 0 ? 'connected' : 'disconnected')
  }
  return (event: KeepEvent): void => {
    if (event.type === 'keep.used') {
      storage.set('recent_wallets', event.recent)
      if (event.link === null) storage.remove(deepLink)
      else storage.set(deepLink, event.link)
    } else if (event.type === 'keep.preferred') {
      storage.set('preferred_account_types', {
        ...storage.get('preferred_account_types'),
        [event.namespace]: event.accountType,
      })
    } else if (event.type === 'keep.ended') {
      // what another tab connected with this session is over too: it hears of it by this
      for (const one of namespaces)
        if (!event.here.includes(one) && storage.get(key(one)) === remoteConnectorId) put(one, null)
    } else {
      put(event.namespace, event.connection)
      if (event.connection !== null) storage.set('recent_wallets', event.recent)
    }
  }
}

const deepLink = 'WALLETCONNECT_DEEPLINK_CHOICE'

type Outside = Pick<Deps, 'adapters' | 'namespaces' | 'remote' | 'storage' | 'platform'>

/** Discovery of every adapter; the wallet across the relay; what is kept; what other tabs did. */
export const connectionsActors = ({
  adapters,
  namespaces,
  remote,
  storage,
  platform,
}: Outside) => ({
  watchWallets: fromCallback<ConnectionsEvent>(({ sendBack }) => {
    // one adapter that fails to look does not keep the others from finding
    const stops = adapters.all().map((adapter) => {
      try {
        return adapter.discover({
          found: (connector) => sendBack({ type: 'connector.found', connector }),
        })
      } catch (error) {
        platform.log.error(`Wallets of ${adapter.namespace} cannot be looked for`, error)
        return () => {}
      }
    })
    return () => {
      for (const stop of stops) stop()
    }
  }),
  watchRemote: fromCallback<ForgetEvent>(({ sendBack, receive }) => {
    const stops = [
      remote?.watchSession((session) => {
        sendBack({
          type: 'connector.found',
          connector: remoteConnector(namespaces[0] ?? '', session),
        })
        sendBack({ type: 'session.changed', session })
      }),
      remote?.watchServiceErrors((code) => sendBack({ type: 'relay.failed', code })),
    ]
    receive(({ connectorId }) => {
      // a session that lost one namespace still serves the others: its wallet says so by itself
      const isKept = namespaces.some(
        (one) => storage.get(`${one}:connected_connector_id`) === remoteConnectorId,
      )
      if (connectorId === remoteConnectorId && !isKept) remote?.forgetSession()
    })
    return () => {
      for (const stop of stops) stop?.()
    }
  }),
  watchTabs: fromCallback<ConnectionsEvent>(({ sendBack }) => {
    const look = (key: Parameters<Parameters<typeof storage.onChange>[0]>[0]) => {
      for (const namespace of namespaces) {
        const its = `${namespace}:connected_connector_id` as const
        if ((key === its || key === null) && storage.get(its) === null)
          sendBack({ type: 'connection.removed', namespace })
      }
    }
    // a tab that was frozen is not told what it missed
    const stops = [storage.onChange(look), platform.page.onVisible(() => look(null))]
    return () => {
      for (const stop of stops) stop()
    }
  }),
  keepConnections: fromCallback<KeepEvent>(({ receive }) => {
    receive(keepIn(storage, namespaces))
  }),
})

import type { AccountState, Connector, DisconnectResult, KitState, Namespace } from '@latchkit/core'
import { connectorOf } from '../../kit/connector-selectors.ts'
import { namespaceImage } from '../../kit/namespace-image.ts'
import type { ViewContext } from '../../kit/useKitView.ts'
import { connectedWallets } from './connected-wallets.ts'

/** A connected namespace. */
export type ProfileGroup = {
  namespace: Namespace
  /** Whether it is the active namespace. */
  active: boolean
  account: AccountState
  /** Null: the connector is unknown. */
  wallet: Connector | null
  /** Disconnects the wallet. Resolves with one result per namespace that it served. */
  disconnect(): Promise<readonly DisconnectResult[]>
}
/** A namespace without a wallet. */
export type UnconnectedNamespace = {
  namespace: Namespace
  /** Image URL of its first network that has one. */
  image: string | null
  /**
   * Opens the modal with the wallets of this namespace. Within the modal, use `connect` of
   * `SwitchAddress` instead: it returns to the current view afterwards.
   */
  connect(): void
}
export type ProfileView = {
  /** In the order of the configured networks. */
  groups: readonly ProfileGroup[]
  unconnected: readonly UnconnectedNamespace[]
  /** Disconnects all wallets. Null if at most one wallet is connected. */
  disconnectAll: (() => Promise<readonly DisconnectResult[]>) | null
}

/** Selects the state that `profileView` needs. */
export const selectProfileView = ({ accounts, connections, network }: KitState) => ({
  accounts,
  connectors: connections.connectors,
  networks: network.networks,
  active: network.activeNamespace,
})

/** Maps the state to the Profile view. */
export function profileView(
  { accounts, connectors, networks, active }: ReturnType<typeof selectProfileView>,
  { kit, opener }: Pick<ViewContext, 'kit'> & { opener: Pick<ViewContext['opener'], 'open'> },
): ProfileView {
  const namespaces = [
    ...new Set([...networks.map(({ chainNamespace }) => chainNamespace), ...Object.keys(accounts)]),
  ]
  const groups = namespaces.flatMap((namespace): ProfileGroup[] => {
    const account = accounts[namespace]
    if (account?.status !== 'connected') return []
    const wallet = connectorOf(connectors, account)
    return [
      {
        namespace,
        active: namespace === active,
        account,
        wallet,
        disconnect: () => kit.disconnect(namespace),
      },
    ]
  })
  const unconnected = namespaces.flatMap((namespace): UnconnectedNamespace[] => {
    const isOffered = networks.some(({ chainNamespace }) => chainNamespace === namespace)
    if (!isOffered || accounts[namespace]?.status === 'connected') return []
    return [
      {
        namespace,
        image: namespaceImage(networks, namespace),
        connect: () => void opener.open({ view: 'Connect', namespace }),
      },
    ]
  })
  return {
    groups,
    unconnected,
    disconnectAll: connectedWallets(accounts).length > 1 ? () => kit.disconnect() : null,
  }
}

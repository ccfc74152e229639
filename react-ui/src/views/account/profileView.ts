import type {
  AccountState,
  Connector,
  Disconnected,
  KitState,
  Namespace,
  Network,
} from '@latchkit/core'
import { namespaceImage } from '../../kit/namespace-image.ts'
import { connectorOf } from '../../kit/namespace-selectors.ts'
import type { ViewContext } from '../../kit/useKitView.ts'
import { connectedWallets } from './connected-wallets.ts'

/** A namespace that is connected: its wallet, its accounts, and the way out. */
export type ProfileGroup = {
  namespace: Namespace
  /** What the page does is done there. */
  active: boolean
  account: AccountState
  /** null: it did not say who it is. */
  wallet: Connector | null
  /** Lets go of the wallet; resolves with how that went, for each namespace it served. */
  disconnect(): Promise<readonly Disconnected[]>
}
/** A namespace without a wallet. */
export type ProfileGap = {
  namespace: Namespace
  /** A picture of it: that of its first network that has one. */
  image: string | null
  /** Opens the modal with its wallets, as the active namespace. In the modal, `connect` of `SwitchAddress` leads there and back. */
  connect(): void
}
export type ProfileView = {
  /** In the page's order. */
  groups: readonly ProfileGroup[]
  gaps: readonly ProfileGap[]
  /** Lets go of every wallet; null while there is at most one. */
  disconnectAll: (() => Promise<readonly Disconnected[]>) | null
}

export type ProfileViewInput = {
  accounts: KitState['accounts']
  connectors: readonly Connector[]
  networks: readonly Network[]
  active: Namespace | null
}

/** The parts of what is so that the Profile view is drawn from. */
export const selectProfileView = ({
  accounts,
  connections,
  network,
}: KitState): ProfileViewInput => ({
  accounts,
  connectors: connections.connectors,
  networks: network.networks,
  active: network.activeNamespace,
})

/** What the Profile view may show and do. */
export function profileView(
  { accounts, connectors, networks, active }: ProfileViewInput,
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
  const gaps = namespaces.flatMap((namespace): ProfileGap[] => {
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
    gaps,
    disconnectAll: connectedWallets(accounts).length > 1 ? () => kit.disconnect() : null,
  }
}

import type { CaipNetworkId, KitState, Namespace, Network } from '@latchkit/core'
import { isNetworkDisabled, networkRoute } from '@latchkit/core/internal'
import { embeddedConnectorId, remoteConnectorId } from '@latchkit/core/utils'
import type { ViewContext } from '../../kit/useKitView.ts'

/** The networks of one namespace. */
export type NetworkGroup = {
  namespace: Namespace
  networks: readonly Network[]
  /**
   * Whether another namespace is connected and this one is not: switching to a network of it
   * requires connecting a wallet.
   */
  needsWallet: boolean
}

export type NetworksView = {
  step: 'choosing'
  /**
   * In configuration order; within a namespace, networks that a remote wallet has approved come
   * first.
   */
  networks: readonly Network[]
  /** The same networks by namespace. */
  groups: readonly NetworkGroup[]
  /** Networks that the connected wallet cannot switch to. */
  unsupported: readonly CaipNetworkId[]
  /** Null: no network is active. */
  active: CaipNetworkId | null
  /**
   * Switches to a network. Inside the modal, opens the view that switches. Outside the modal,
   * resolves after the switch and rejects if the switch fails.
   */
  pick(network: Network): Promise<void>
  /** Opens the guide about networks. Null outside the modal. */
  showGuide: (() => void) | null
}

/** Selects the state that `networksView` needs. */
export const selectNetworksView = ({
  network,
  accounts,
  connections,
  modal,
  config,
}: KitState) => ({
  networks: network.networks,
  active: network.active,
  accounts,
  session: connections.session,
  // the networks to which the login of the embedded wallet can switch without another wallet
  served: isLogin(accounts, network.active) ? (config.embeddedWallet?.networks ?? []) : [],
  offeredNamespace: modal.namespace,
})

/** Whether the active account is one of the embedded wallet. */
const isLogin = (accounts: KitState['accounts'], active: Network | null) =>
  accounts[active?.chainNamespace ?? '']?.connectorId === embeddedConnectorId

/** Maps the state to the Networks view. */
export function networksView(
  {
    networks: allNetworks,
    active,
    accounts,
    session,
    served,
    offeredNamespace,
  }: ReturnType<typeof selectNetworksView>,
  { kit, inModal }: Pick<ViewContext, 'kit' | 'inModal'>,
): NetworksView {
  const supportOf = (namespace: Namespace) => networkSupport(namespace, { accounts, session })
  const offered = allNetworks.filter(
    ({ chainNamespace }) =>
      !inModal || offeredNamespace === null || offeredNamespace === chainNamespace,
  )
  const namespaces = [...new Set(offered.map(({ chainNamespace }) => chainNamespace))]
  const anyConnected = namespaces.some((namespace) => supportOf(namespace).connected)
  const groups = namespaces.map((namespace): NetworkGroup => {
    const { connected, approved } = supportOf(namespace)
    const configured = offered.filter(({ chainNamespace }) => chainNamespace === namespace)
    const rank = ({ caipNetworkId }: Network) => (approved.includes(caipNetworkId) ? 0 : 1)
    return {
      namespace,
      needsWallet:
        anyConnected &&
        !connected &&
        !configured.every(({ caipNetworkId }) => served.includes(caipNetworkId)),
      networks: [...configured].sort((a, b) => rank(a) - rank(b)),
    }
  })
  const networks = groups.flatMap((group) => group.networks)
  return {
    step: 'choosing',
    networks,
    groups,
    unsupported: networks
      .filter(({ caipNetworkId, chainNamespace }) =>
        isNetworkDisabled(caipNetworkId, supportOf(chainNamespace)),
      )
      .map(({ caipNetworkId }) => caipNetworkId),
    active: active?.caipNetworkId ?? null,
    async pick(network) {
      if (!inModal) return kit.network.switch(network)
      const { caipNetworkId } = network
      const differs = network.chainNamespace !== active?.chainNamespace
      const isServed = served.includes(caipNetworkId)
      const route = networkRoute({
        same: caipNetworkId === active?.caipNetworkId,
        connected: active !== null && supportOf(active.chainNamespace).connected,
        // The login connects another namespace without another wallet.
        auth: isServed && differs,
        differentNamespace: differs,
        nextConnected: supportOf(network.chainNamespace).connected,
        nextSupportsAuth: isServed,
      })
      if (route === 'none') return kit.modal.back()
      const target = route === 'switch' ? 'SwitchNetwork' : 'SwitchActiveChain'
      kit.modal.push(target, { caipNetworkId })
    },
    showGuide: inModal ? () => kit.modal.push('WhatIsANetwork') : null,
  }
}

/** The networks that the wallet of a namespace can switch to. */
type NetworkSupport = {
  connected: boolean
  supportsAll: boolean
  approved: readonly CaipNetworkId[]
  /** Whether the wallet is an embedded wallet, which supports all networks. The kit has none. */
  auth: false
}

/**
 * Returns the networks that the wallet of a namespace can switch to: an installed wallet supports
 * all networks, a remote wallet those of its session.
 */
function networkSupport(
  namespace: Namespace,
  { accounts, session }: Pick<KitState, 'accounts'> & Pick<KitState['connections'], 'session'>,
): NetworkSupport {
  const account = accounts[namespace]
  const connected = account?.status === 'connected'
  const isRemote = connected && account.connectorId === remoteConnectorId && session !== null
  return {
    connected,
    supportsAll: !isRemote || session.supportsAllNetworks,
    approved: isRemote ? session.networks : [],
    auth: false,
  }
}

import type { CaipNetworkId, KitState, Namespace, Network } from '@latchkit/core'
import { isNetworkDisabled, networkRoute } from '@latchkit/core/internal'
import type { ViewContext } from '../../kit/useKitView.ts'
import { networkSupport } from './network-support.ts'

/** The networks of one namespace. */
export type NetworkGroup = {
  namespace: Namespace
  networks: readonly Network[]
  /** Another namespace has a wallet and this one has none: moving there takes another wallet. */
  needsWallet: boolean
}

export type NetworksView = {
  step: 'choosing'
  /** In the page's order, but what the connected wallet agreed to comes first in its namespace. */
  networks: readonly Network[]
  /** The same by namespace. */
  groups: readonly NetworkGroup[]
  /** Those that the connected wallet cannot be asked to move to. */
  unsupported: readonly CaipNetworkId[]
  /** null: none is active yet. */
  active: CaipNetworkId | null
  /** Switches. In the modal that has a page of its own; elsewhere it resolves when the wallet moved, and throws what kept it. */
  pick(network: Network): Promise<void>
  /** Explains networks; null outside of the modal. */
  guide: (() => void) | null
}

export type NetworksViewInput = {
  networks: readonly Network[]
  active: Network | null
  accounts: KitState['accounts']
  session: KitState['connections']['session']
  /** The modal was opened for one namespace; null: for all. */
  offeredNamespace: Namespace | null
}

/** The parts of what is so that the Networks view is drawn from. */
export const selectNetworksView = ({
  network,
  accounts,
  connections,
  modal,
}: KitState): NetworksViewInput => ({
  networks: network.networks,
  active: network.active,
  accounts,
  session: connections.session,
  offeredNamespace: modal.namespace,
})

/** What the Networks view may show and do. */
export function networksView(
  { networks: all, active, accounts, session, offeredNamespace }: NetworksViewInput,
  { kit, inModal }: Pick<ViewContext, 'kit' | 'inModal'>,
): NetworksView {
  const reach = networkSupport({ accounts, session })
  const shown = all.filter(
    ({ chainNamespace }) =>
      !inModal || offeredNamespace === null || offeredNamespace === chainNamespace,
  )
  const namespaces = [...new Set(shown.map(({ chainNamespace }) => chainNamespace))]
  const anyConnected = namespaces.some((namespace) => reach(namespace).connected)
  const groups = namespaces.map((namespace): NetworkGroup => {
    const { connected, approved } = reach(namespace)
    const its = shown.filter(({ chainNamespace }) => chainNamespace === namespace)
    const isApproved = ({ caipNetworkId }: Network) => Number(approved.includes(caipNetworkId))
    return {
      namespace,
      needsWallet: anyConnected && !connected,
      networks: [...its].sort((a, b) => isApproved(b) - isApproved(a)),
    }
  })
  const networks = groups.flatMap((group) => group.networks)
  return {
    step: 'choosing',
    networks,
    groups,
    unsupported: networks
      .filter(({ caipNetworkId, chainNamespace }) =>
        isNetworkDisabled(caipNetworkId, reach(chainNamespace)),
      )
      .map(({ caipNetworkId }) => caipNetworkId),
    active: active?.caipNetworkId ?? null,
    async pick(network) {
      if (!inModal) return kit.network.switch(network)
      const { caipNetworkId } = network
      const route = networkRoute({
        same: caipNetworkId === active?.caipNetworkId,
        connected: active !== null && reach(active.chainNamespace).connected,
        auth: false,
        differentNamespace: network.chainNamespace !== active?.chainNamespace,
        nextConnected: reach(network.chainNamespace).connected,
        nextSupportsAuth: false,
      })
      if (route === 'none') kit.modal.back()
      else
        kit.modal.push(route === 'switch' ? 'SwitchNetwork' : 'SwitchActiveChain', {
          caipNetworkId,
        })
    },
    guide: inModal ? () => kit.modal.push('WhatIsANetwork') : null,
  }
}

import type { CaipNetworkId, KitState, Network } from '@latchkit/core'
import { isNetworkDisabled, networkRoute, remoteConnectorId } from '@latchkit/core/domain'
import type { ViewPlace } from '../../kit/useKitView.ts'

export type NetworksView = {
  step: 'choosing'
  networks: readonly Network[]
  /** Those that the connected wallet cannot be asked to move to. */
  refused: readonly CaipNetworkId[]
  /** null: none is active yet. */
  active: CaipNetworkId | null
  /** Switches. In the modal that has a page of its own; elsewhere it resolves when the wallet moved, and throws what kept it. */
  pick(network: Network): Promise<void>
  /** Explains networks; null outside of the modal. */
  guide: (() => void) | null
}

export type NetworksParts = {
  networks: readonly Network[]
  active: Network | null
  /** Which namespaces have a connected account, joined by a space. */
  connected: string
  /** What the wallet across the relay granted; null: the wallet can be asked for any. */
  granted: readonly CaipNetworkId[] | null
}

/** The parts of what is so that the Networks view is drawn from. */
export function networksParts({ network, accounts, connections }: KitState): NetworksParts {
  const connected = Object.values(accounts).filter(({ status }) => status === 'connected')
  const isRemote = accounts[network.activeNamespace ?? '']?.connectorId === remoteConnectorId
  const session = isRemote ? connections.session : null
  const granted = session === null || session.supportsAllNetworks ? null : session.networks
  return { granted, networks: network.networks, active: network.active, connected: connected.map(({ namespace }) => namespace).join(' ') }
}

/** What the Networks view may show and do. */
export function networksView(
  { networks, active, connected, granted }: NetworksParts,
  { kit, inModal }: Pick<ViewPlace, 'kit' | 'inModal'>,
): NetworksView {
  const isConnected = (namespace: string) => connected.split(' ').includes(namespace)
  return {
    step: 'choosing',
    networks,
    refused: networks.flatMap(({ caipNetworkId, chainNamespace }) => {
      const reach = { connected: isConnected(chainNamespace), supportsAll: granted === null, approved: granted ?? [], auth: false }
      return isNetworkDisabled(caipNetworkId, reach) ? [caipNetworkId] : []
    }),
    active: active?.caipNetworkId ?? null,
    async pick(network) {
      if (!inModal) return kit.switchNetwork(network)
      const route = networkRoute({
        same: network.caipNetworkId === active?.caipNetworkId,
        connected: active !== null && isConnected(active.chainNamespace),
        auth: false,
        differentNamespace: network.chainNamespace !== active?.chainNamespace,
        nextConnected: isConnected(network.chainNamespace),
        nextSupportsAuth: false,
      })
      if (route === 'none') kit.navigate.back()
      else kit.navigate.push('SwitchNetwork', { caipNetworkId: network.caipNetworkId })
    },
    guide: inModal ? () => kit.navigate.push('WhatIsANetwork') : null,
  }
}

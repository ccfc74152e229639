import type { CaipNetworkId, KitState, Network } from '@latchkit/core'
import { networkRoute } from '@latchkit/core/domain'
import type { ViewPlace } from '../../kit/useKitView.ts'

export type NetworksView = {
  step: 'choosing'
  networks: readonly Network[]
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
}

/** The parts of what is so that the Networks view is drawn from. */
export function networksParts({ network, accounts }: KitState): NetworksParts {
  const connected = Object.values(accounts).filter(({ status }) => status === 'connected')
  return { networks: network.networks, active: network.active, connected: connected.map(({ namespace }) => namespace).join(' ') }
}

/** What the Networks view may show and do. */
export function networksView(
  { networks, active, connected }: NetworksParts,
  { kit, inModal }: Pick<ViewPlace, 'kit' | 'inModal'>,
): NetworksView {
  const isConnected = (namespace: string) => connected.split(' ').includes(namespace)
  return {
    step: 'choosing',
    networks,
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

import type { Kit, KitState, Namespace, Network } from '@latchkit/core'

export type UnsupportedChainView = {
  step: 'choosing'
  /** The networks of the wallet's namespace that the page offers. */
  networks: readonly Network[]
  pick(network: Network): void
  disconnect(): void
}

export type UnsupportedChainParts = { all: readonly Network[]; namespace: Namespace | null }

/** The parts of what is so that the UnsupportedChain view is drawn from. */
export const unsupportedChainParts = ({ network }: KitState): UnsupportedChainParts => ({
  all: network.networks,
  namespace: network.activeNamespace,
})

/** What the UnsupportedChain view may show and do: another network, or no wallet at all. */
export function unsupportedChainView({ all, namespace }: UnsupportedChainParts, { kit }: { kit: Kit }): UnsupportedChainView {
  return {
    step: 'choosing',
    networks: all.filter(({ chainNamespace }) => chainNamespace === namespace),
    pick: ({ caipNetworkId }) => kit.navigate.push('SwitchNetwork', { caipNetworkId }),
    disconnect: () => void kit.disconnect(namespace ?? undefined),
  }
}

import type { DisconnectResult, KitState, Namespace, Network } from '@latchkit/core'
import type { ViewContext } from '../../kit/useKitView.ts'

export type UnsupportedChainView = {
  step: 'choosing'
  /** The networks of the wallet's namespace that the page offers. */
  networks: readonly Network[]
  /** Switches; outside of the modal it resolves when the wallet moved, and throws what kept it. */
  pick(network: Network): Promise<void>
  /** Lets go of the wallet; resolves with how that went, for each namespace it served. */
  disconnect(): Promise<readonly DisconnectResult[]>
}

export type UnsupportedChainViewInput = { all: readonly Network[]; namespace: Namespace | null }

/** The parts of what is so that the UnsupportedChain view is drawn from. */
export const selectUnsupportedChainView = ({ network }: KitState): UnsupportedChainViewInput => ({
  all: network.networks,
  namespace: network.activeNamespace,
})

/** What the UnsupportedChain view may show and do: another network, or no wallet at all. */
export function unsupportedChainView(
  { all, namespace }: UnsupportedChainViewInput,
  { kit, inModal }: Pick<ViewContext, 'kit' | 'inModal'>,
): UnsupportedChainView {
  return {
    step: 'choosing',
    networks: all.filter(({ chainNamespace }) => chainNamespace === namespace),
    async pick({ caipNetworkId }) {
      if (!inModal) return kit.network.switch(caipNetworkId)
      kit.modal.push('SwitchNetwork', { caipNetworkId })
    },
    disconnect: () => kit.disconnect(namespace ?? undefined),
  }
}

import type { DisconnectResult, KitState, Network } from '@latchkit/core'
import type { ViewContext } from '../../kit/useKitView.ts'

export type UnsupportedChainView = {
  step: 'choosing'
  /** The configured networks of the active namespace. */
  networks: readonly Network[]
  /**
   * Switches to a network. Inside the modal, opens the view that switches. Outside the modal,
   * resolves after the switch and rejects if the switch fails.
   */
  pick(network: Network): Promise<void>
  /** Disconnects the wallet. Resolves with one result per namespace that it served. */
  disconnect(): Promise<readonly DisconnectResult[]>
}

/** Selects the state that `unsupportedChainView` needs. */
export const selectUnsupportedChainView = ({ network }: KitState) => ({
  networks: network.networks,
  namespace: network.activeNamespace,
})

/** Maps the state to the UnsupportedChain view. */
export function unsupportedChainView(
  { networks, namespace }: ReturnType<typeof selectUnsupportedChainView>,
  { kit, inModal }: Pick<ViewContext, 'kit' | 'inModal'>,
): UnsupportedChainView {
  return {
    step: 'choosing',
    networks: networks.filter(({ chainNamespace }) => chainNamespace === namespace),
    async pick({ caipNetworkId }) {
      if (!inModal) return kit.network.switch(caipNetworkId)
      kit.modal.push('SwitchNetwork', { caipNetworkId })
    },
    disconnect: () => kit.disconnect(namespace ?? undefined),
  }
}

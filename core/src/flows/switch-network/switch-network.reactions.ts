import type { Reactions } from '../../protocol/reactions.ts'
import type { SwitchNetworkEmitted, SwitchNetworkOutput } from './switch-network.types.ts'

/**
 * Updates account and network, then closes the network view. Closes the modal instead if the
 * network was unsupported.
 */
export const switchNetworkReactions: Reactions<SwitchNetworkEmitted, SwitchNetworkOutput> = {
  'switch.rejected': 'none',
  'switch.failed': 'none',
  done: (output, query) => {
    if (output.type === 'cancelled') return [{ to: 'router', type: 'back' }]
    const { caipNetworkId, chainNamespace: namespace } = output.network
    return [
      { to: 'account', namespace, type: 'network.set', caipNetworkId },
      { to: 'network', type: 'network.set', caipNetworkId, activate: true, quiet: false },
      query.mayClose() ? { to: 'router', type: 'network.close' } : { to: 'modal', type: 'close' },
    ]
  },
}

import { afterConnection, connectionGranted } from '../../protocol/after-connection.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import { track } from '../../protocol/track.ts'
import type { SwitchNetworkEmitted, SwitchNetworkOutput } from './switch-network.types.ts'

/**
 * Updates account and network as soon as the wallet has switched. Closes the network view at the
 * end of the flow, or the modal if the network was unsupported. Returns to the view that asked for a
 * network.
 */
export const switchNetworkReactions: Reactions<SwitchNetworkEmitted, SwitchNetworkOutput> = {
  'network.switched': ({ network: { caipNetworkId, chainNamespace: namespace } }) => [
    { to: 'account', namespace, type: 'network.set', caipNetworkId },
    { to: 'network', type: 'network.set', caipNetworkId, activate: true, quiet: false },
    track('SWITCH_NETWORK', { network: caipNetworkId }),
  ],
  'namespace.connected': ({ connection }) => connectionGranted(connection),
  'switch.rejected': 'none',
  'switch.failed': 'none',
  done: (output, query) =>
    output.type === 'cancelled' || output.confirmed
      ? [{ to: 'router', type: 'back' }]
      : afterConnection(
          output.network.caipNetworkId,
          query,
          query.mayClose()
            ? { to: 'router', type: 'network.close' }
            : { to: 'modal', type: 'close' },
        ),
}

import type { Network } from '../../domain/network/network.ts'
import { afterConnection } from '../../protocol/after-connection.ts'
import type { Message } from '../../protocol/messages.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import type { SwitchNetworkEmitted, SwitchNetworkOutput } from './switch-network.types.ts'

/**
 * Updates account and network as soon as the wallet has switched. Closes the network view at the
 * end of the flow, or the modal if the network was unsupported.
 */
export const switchNetworkReactions: Reactions<SwitchNetworkEmitted, SwitchNetworkOutput> = {
  'network.switched': ({ network }) => networkUpdates(network),
  'switch.rejected': 'none',
  'switch.failed': 'none',
  done: (output, query) =>
    output.type === 'cancelled'
      ? [{ to: 'router', type: 'back' }]
      : [
          ...networkUpdates(output.network),
          ...afterConnection(
            output.network.caipNetworkId,
            query,
            query.mayClose()
              ? { to: 'router', type: 'network.close' }
              : { to: 'modal', type: 'close' },
          ),
        ],
}

const networkUpdates = ({
  caipNetworkId,
  chainNamespace: namespace,
}: Network): readonly Message[] => [
  { to: 'account', namespace, type: 'network.set', caipNetworkId },
  { to: 'network', type: 'network.set', caipNetworkId, activate: true, quiet: false },
]

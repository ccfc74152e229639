import { namespaceOf } from '../../domain/caip/caip.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import type {
  SwitchActiveChainEmitted,
  SwitchActiveChainOutput,
} from './switch-active-chain.types.ts'

/**
 * Opens the wallets of the namespace, and above them the connected wallet if it was picked. The
 * active namespace changes only once a wallet is connected. If the namespace has been connected
 * meanwhile, opens SwitchNetwork instead.
 */
export const switchActiveChainReactions: Reactions<
  SwitchActiveChainEmitted,
  SwitchActiveChainOutput
> = {
  done(output, query) {
    if (output.type === 'cancelled') return [{ to: 'router', type: 'back' }]
    const { caipNetworkId } = output
    const namespace = namespaceOf(caipNetworkId)
    if (query.isConnected(namespace)) {
      return [{ to: 'router', type: 'replace', view: 'SwitchNetwork', data: { caipNetworkId } }]
    }
    return [
      { to: 'modal', type: 'namespace.set', namespace },
      { to: 'network', type: 'network.set', caipNetworkId, activate: false, quiet: true },
      { to: 'router', type: 'replace', view: 'Connect' },
      ...(output.type === 'confirmed'
        ? []
        : [
            {
              to: 'router',
              type: 'push',
              view: 'ConnectingExternal',
              data: { connectorId: output.connectorId, namespace },
            } as const,
          ]),
    ]
  },
}

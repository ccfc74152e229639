import { unknownNetwork } from '../../domain/network/define-network.ts'
import { connectorOf } from '../../domain/wallet/connector-of.ts'
import type { KitState, ViewData } from '../../protocol/kit-state.ts'
import type { SwitchActiveChainInput } from './switch-active-chain.types.ts'

/** The network asked for, the one that is active, and its wallet. */
export function switchActiveChainInput(
  { network, accounts, connections }: KitState,
  data: unknown,
): SwitchActiveChainInput {
  const { caipNetworkId } = data as ViewData['SwitchActiveChain']
  const account = accounts[network.activeNamespace ?? '']
  const connector =
    account?.connectorId == null
      ? null
      : connectorOf(connections.connectors, account.connectorId, account.namespace)
  return {
    network:
      network.networks.find((one) => one.caipNetworkId === caipNetworkId) ??
      unknownNetwork(caipNetworkId),
    from: network.active,
    wallet: connector && { name: connector.name, icon: connector.icon },
  }
}

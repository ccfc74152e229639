import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { unknownNetwork } from '../../domain/network/define-network.ts'
import { findNetwork } from '../../domain/network/network-rules.ts'
import { connectorById } from '../../domain/wallet/connector-by-id.ts'
import type { KitState, ViewData } from '../../protocol/kit-state.ts'
import type { SwitchActiveChainInput } from './switch-active-chain.types.ts'

/**
 * The chosen network, the active one, and the wallet of the active namespace. Throws
 * `caip/not-a-network-id` without the id of a network.
 */
export function switchActiveChainInput(
  { network, accounts, connections }: KitState,
  data: ViewData['SwitchActiveChain'] | null,
): SwitchActiveChainInput {
  const caipNetworkId = toCaipNetworkId(data?.caipNetworkId ?? '')
  const account = accounts[network.activeNamespace ?? '']
  const connector =
    account?.connectorId == null
      ? null
      : connectorById(connections.connectors, account.connectorId, account.namespace)
  return {
    network: findNetwork(network.networks, caipNetworkId) ?? unknownNetwork(caipNetworkId),
    from: network.active,
    wallet: connector && { name: connector.name, icon: connector.icon },
  }
}

import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { findNetwork } from '../../domain/network/network-rules.ts'
import { connectorById } from '../../domain/wallet/connector-by-id.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { KitState, ViewData } from '../../protocol/kit-state.ts'
import type { SwitchActiveChainInput } from './switch-active-chain.types.ts'

/**
 * The chosen network, the active one, and the wallet of the active namespace. Throws
 * `caip/not-a-network-id` without the id of a network, `network/unknown` for a network that is not
 * configured.
 */
export function switchActiveChainInput(
  { network, accounts, connections }: KitState,
  data: ViewData['SwitchActiveChain'] | null,
): SwitchActiveChainInput {
  const caipNetworkId = toCaipNetworkId(data?.caipNetworkId ?? '')
  const configured = findNetwork(network.networks, caipNetworkId)
  if (configured === null) throw new KitError('network/unknown')
  const account = accounts[network.activeNamespace ?? '']
  const connector =
    account?.connectorId == null
      ? null
      : connectorById(connections.connectors, account.connectorId, account.namespace)
  return {
    network: configured,
    from: network.active,
    wallet: connector && { name: connector.name, icon: connector.icon },
  }
}

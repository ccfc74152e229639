import { unknownNetwork } from '../../domain/network/define-network.ts'
import { connectorById } from '../../domain/wallet/connector-by-id.ts'
import type { KitState, ViewData } from '../../protocol/kit-state.ts'
import type { SwitchActiveChainInput } from './switch-active-chain.types.ts'

/** The chosen network, the active one, and the wallet of the active namespace. */
export function switchActiveChainInput(
  { network, accounts, connections }: KitState,
  data: unknown,
): SwitchActiveChainInput {
  const { caipNetworkId } = data as ViewData['SwitchActiveChain']
  const account = accounts[network.activeNamespace ?? '']
  const connector =
    account?.connectorId == null
      ? null
      : connectorById(connections.connectors, account.connectorId, account.namespace)
  return {
    network:
      network.networks.find((listed) => listed.caipNetworkId === caipNetworkId) ??
      unknownNetwork(caipNetworkId),
    from: network.active,
    wallet: connector && { name: connector.name, icon: connector.icon },
  }
}

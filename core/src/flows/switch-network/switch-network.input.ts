import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { unknownNetwork } from '../../domain/network/define-network.ts'
import { findNetwork } from '../../domain/network/network-rules.ts'
import type { KitState, ViewData } from '../../protocol/kit-state.ts'
import type { SwitchNetworkInput } from './switch-network.types.ts'

/**
 * The requested network and the connected wallet of its namespace, if any. Throws
 * `caip/not-a-network-id` without the id of a network.
 */
export function switchNetworkInput(
  { network: { networks }, accounts }: KitState,
  data: ViewData['SwitchNetwork'] | null,
): SwitchNetworkInput {
  const caipNetworkId = toCaipNetworkId(data?.caipNetworkId ?? '')
  const network = findNetwork(networks, caipNetworkId) ?? unknownNetwork(caipNetworkId)
  const account = accounts[network.chainNamespace]
  return {
    network,
    connectorId: account?.connectorId ?? null,
    walletNetworkId: account?.caipNetworkId ?? null,
  }
}

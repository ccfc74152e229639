import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { unknownNetwork } from '../../domain/network/define-network.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { SwitchNetworkInput } from './switch-network.types.ts'

/** The requested network and the connected wallet of its namespace, if any. */
export function switchNetworkInput(
  { network, accounts }: KitState,
  data: unknown,
): SwitchNetworkInput {
  const { caipNetworkId } = data as { caipNetworkId: CaipNetworkId }
  const target =
    network.networks.find((listed) => listed.caipNetworkId === caipNetworkId) ??
    unknownNetwork(caipNetworkId)
  const account = accounts[target.chainNamespace]
  return {
    network: target,
    connectorId: account?.connectorId ?? null,
    walletNetworkId: account?.caipNetworkId ?? null,
  }
}

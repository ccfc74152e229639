import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { findNetwork } from '../../domain/network/network-rules.ts'
import { connectorById } from '../../domain/wallet/connector-by-id.ts'
import { findConnectors } from '../../domain/wallet/find-connectors.ts'
import { networkErrors } from '../../errors/areas/network.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { KitState, ViewData } from '../../protocol/kit-state.ts'
import type { SwitchActiveChainInput } from './switch-active-chain.types.ts'

/**
 * The chosen network, the active one, and the wallet of the active namespace: null for the embedded
 * wallet, which has no name that visitors know. Throws
 * `caip/not-a-network-id` if `data` has no valid network id, and `network/unknown` for a network
 * that is not configured.
 */
export function switchActiveChainInput(
  state: KitState,
  data: ViewData['SwitchActiveChain'] | null,
): SwitchActiveChainInput {
  const { network, accounts, connections } = state
  const caipNetworkId = toCaipNetworkId(data?.caipNetworkId ?? '')
  const configured = findNetwork(network.networks, caipNetworkId)
  if (configured === null) throw new KitError(networkErrors, 'network/unknown')
  const account = accounts[network.activeNamespace ?? '']
  const connector =
    account?.connectorId == null
      ? null
      : connectorById(connections.connectors, account.connectorId, account.namespace)
  const others =
    connector === null
      ? []
      : findConnectors(state, { id: connector.id, rdns: null, namespace: connector.chain })
  // A disputed connector may belong to another wallet: the visitor must pick it in the list.
  const other = others.find(
    ({ chain, disputed }) => chain === configured.chainNamespace && !disputed,
  )
  return {
    network: configured,
    from: network.active,
    wallet:
      connector === null || connector.type === 'AUTH'
        ? null
        : { name: connector.name, icon: connector.icon },
    connectorId: other?.id ?? null,
  }
}

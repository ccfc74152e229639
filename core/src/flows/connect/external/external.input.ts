import type { Namespace } from '../../../domain/caip/namespace.ts'
import { connectorById } from '../../../domain/wallet/connector-by-id.ts'
import { availableConnectors, offeredNamespaces } from '../../../domain/wallet/find-connectors.ts'
import { findListedWallet } from '../../../domain/wallet/find-listed-wallet.ts'
import { knownWallets } from '../../../domain/wallet/known-wallets.ts'
import type { KitState, ViewData } from '../../../protocol/kit-state.ts'
import type { ExternalInput } from './external.types.ts'

/**
 * Finds the connector of the picked wallet: in the given namespace, or without one in the active
 * namespace, else in any. Without data, no wallet is found. `networks`: the current network of each
 * offered namespace.
 */
export function externalInput(
  state: KitState,
  data: ViewData['ConnectingExternal'] | null,
): ExternalInput {
  const { network } = state
  const connectorId = data?.connectorId ?? ''
  const namespace = data?.namespace ?? null
  const connectors = availableConnectors(state)
  const find = (chain: Namespace | null) => connectorById(connectors, connectorId, chain)
  const connector =
    namespace === null ? (find(network.activeNamespace) ?? find(null)) : find(namespace)
  const networks = offeredNamespaces(state).flatMap((offered) => network.byNamespace[offered] ?? [])
  return {
    connectorId,
    namespace: namespace ?? connector?.chain ?? null,
    connector,
    knownWallet:
      data?.wallet ??
      findListedWallet(state, connectorId) ??
      knownWallets().find(({ id }) => id === connectorId) ??
      null,
    networks: Object.fromEntries(
      networks.map(({ chainNamespace, caipNetworkId }) => [chainNamespace, caipNetworkId]),
    ),
  }
}

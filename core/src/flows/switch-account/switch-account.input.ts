import type { KitState } from '../../protocol/kit-state.ts'
import type { SwitchAccountInput } from './switch-account.types.ts'

/** The accounts that the connected wallets of all namespaces share. */
export function switchAccountInput({
  accounts,
  network,
  connections,
}: KitState): SwitchAccountInput {
  const wallets = Object.values(accounts).flatMap(
    ({ namespace, connectorId, address, caipNetworkId, accounts: shared }) =>
      connectorId === null || address === null
        ? []
        : [{ namespace, connectorId, address, caipNetworkId, shared }],
  )
  return {
    namespace: network.activeNamespace,
    connected: Object.fromEntries(
      wallets.map(({ namespace, shared: _, ...wallet }) => [namespace, wallet]),
    ),
    connectors: connections.connectors,
    networks: Object.fromEntries(
      Object.entries(network.byNamespace).map(([namespace, { caipNetworkId }]) => [
        namespace,
        caipNetworkId,
      ]),
    ),
    choices: wallets.flatMap(({ namespace, connectorId, shared }) =>
      shared.map((account) => ({ ...account, namespace, connectorId })),
    ),
  }
}

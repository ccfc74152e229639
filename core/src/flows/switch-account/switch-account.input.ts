import type { KitState } from '../../contracts/kit-state.ts'
import type { SwitchAccountInput } from './switch-account.types.ts'

/** The accounts that the active namespace's wallet shared. */
export function switchAccountInput({ accounts, network, connections }: KitState): SwitchAccountInput {
  const namespace = network.activeNamespace ?? 'eip155'
  const account = accounts[namespace]
  const connectorId = account?.connectorId ?? null
  return {
    namespace,
    address: account?.address ?? null,
    activeConnectorId: connectorId,
    knownConnectorIds: connections.connectors.filter(({ chain }) => chain === namespace).map(({ id }) => id),
    caipNetworkId: account?.caipNetworkId ?? null,
    choices: connectorId === null ? [] : (account?.accounts ?? []).map((one) => ({ ...one, connectorId })),
  }
}

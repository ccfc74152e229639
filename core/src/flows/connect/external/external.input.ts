import type { Namespace } from '../../../domain/caip/namespace.ts'
import { connectorOf } from '../../../domain/wallet/connector-of.ts'
import { availableConnectors, offeredNamespaces } from '../../../domain/wallet/find-connectors.ts'
import type { KitState, ViewData } from '../../../protocol/kit-state.ts'
import type { ExternalInput } from './external.types.ts'

/** The picked wallet as it is now, on the namespace that was picked, else on the active one where it is there; and the networks the page is on. */
export function externalInput(state: KitState, data: unknown): ExternalInput {
  const { connections, network, config, directory } = state
  const {
    connectorId = '',
    namespace = null,
    wallet = null,
  } = (data as Partial<ViewData['ConnectingExternal']> | null) ?? {}
  const connectors = availableConnectors(state)
  const on = (wanted: Namespace | null) => connectorOf(connectors, connectorId, wanted)
  const connector = namespace === null ? (on(network.activeNamespace) ?? on(null)) : on(namespace)
  const listed = [
    ...config.customWallets,
    ...directory.featured,
    ...directory.recommended,
    ...connections.recent,
  ]
  const networks = offeredNamespaces(state).flatMap((one) => network.byNamespace[one] ?? [])
  return {
    connectorId,
    namespace: namespace ?? connector?.chain ?? null,
    connector,
    known:
      wallet ?? listed.find(({ id, rdns }) => id === connectorId || rdns === connectorId) ?? null,
    networks: Object.fromEntries(
      networks.map(({ chainNamespace, caipNetworkId }) => [chainNamespace, caipNetworkId]),
    ),
  }
}

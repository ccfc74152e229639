import type { KitState, ViewData } from '../../../contracts/kit-state.ts'
import type { ExternalInput } from './external.types.ts'

/** The picked wallet as it is now, and the network the page would like. */
export function externalInput({ connections, network, config, directory }: KitState, data: unknown): ExternalInput {
  const { connectorId = '', wallet = null } = (data as Partial<ViewData['ConnectingExternal']> | null) ?? {}
  const connector = connections.connectors.find(({ id }) => id === connectorId) ?? null
  const listed = [...config.customWallets, ...directory.featured, ...directory.recommended, ...connections.recent]
  const active = connector === null ? network.active : (network.byNamespace[connector.chain] ?? null)
  return {
    connectorId,
    connector,
    known: wallet ?? listed.find(({ id, rdns }) => id === connectorId || rdns === connectorId) ?? null,
    caipNetworkId: active?.caipNetworkId ?? null,
  }
}

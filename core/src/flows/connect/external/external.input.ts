import type { KitState } from '../../../contracts/kit-state.ts'
import type { ExternalInput } from './external.types.ts'

/** The picked wallet as it is now, and the network the page would like. */
export function externalInput({ connections, network, config, directory }: KitState, data: unknown): ExternalInput {
  const connectorId = (data as { connectorId?: string } | null)?.connectorId ?? ''
  const connector = connections.connectors.find(({ id }) => id === connectorId) ?? null
  const listed = [...connections.recent, ...config.customWallets, ...directory.featured, ...directory.recommended]
  const active = connector === null ? network.active : (network.byNamespace[connector.chain] ?? null)
  return {
    connectorId,
    connector,
    known: listed.find(({ id }) => id === connectorId) ?? null,
    caipNetworkId: active?.caipNetworkId ?? null,
  }
}

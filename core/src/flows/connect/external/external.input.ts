import type { KitState } from '../../../contracts/kit-state.ts'
import type { ExternalInput } from './external.types.ts'

/** The picked wallet as it is now, and the network the page would like. */
export function externalInput({ connections, network, config }: KitState, data: unknown): ExternalInput {
  const connectorId = (data as { connectorId?: string } | null)?.connectorId ?? ''
  const connector = connections.connectors.find(({ id }) => id === connectorId) ?? null
  const known = connections.recent.find(({ id }) => id === connectorId) ?? custom(config, connectorId)
  const active = connector === null ? network.active : (network.byNamespace[connector.chain] ?? null)
  return { connectorId, connector, known, caipNetworkId: active?.caipNetworkId ?? null }
}

function custom({ customWallets }: KitState['config'], id: string) {
  const wallet = customWallets.find((one) => one.id === id)
  return wallet === undefined ? null : { id, name: wallet.name, rdns: wallet.rdns ?? null, icon: wallet.image_url ?? null }
}

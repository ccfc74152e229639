import type { ByNamespace, Namespace } from '../../domain/caip/namespace.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { ConfigState } from '../../protocol/kit-state.ts'
import type { InitialNetworks } from './initial-state.ts'

/** Reads the recent wallets, and the connector id of each stored connection, from storage. */
export function persistedConnections(
  { storage }: Pick<Deps, 'storage'>,
  namespaces: readonly Namespace[],
) {
  const connected: ByNamespace<string> = Object.fromEntries(
    namespaces.flatMap((namespace): [Namespace, string][] => {
      const connectorId = storage.get(`${namespace}:connected_connector_id`)
      return connectorId === null ? [] : [[namespace, connectorId]]
    }),
  )
  return { recent: storage.get('recent_wallets') ?? [], connected }
}

/** Maps the options to the input of the directory store. */
export const directoryInput = (config: ConfigState, { networks }: InitialNetworks) => ({
  directory: config.directory,
  featuredIds: config.featuredWalletIds,
  includeIds: config.includeWalletIds,
  excludeIds: config.excludeWalletIds,
  chains: networks.map(({ caipNetworkId }) => caipNetworkId),
  customWallets: config.customWallets.length > 0,
})

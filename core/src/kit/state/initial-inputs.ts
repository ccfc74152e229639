import { connectorKey } from '../../domain/account/connector-key.ts'
import type { ByNamespace, Namespace } from '../../domain/caip/namespace.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { ConfigState } from '../../protocol/kit-state.ts'
import type { InitialNetworks } from './initial-state.ts'

/** Reads the connector id of each stored connection. */
export const storedConnectors = (
  storage: Deps['storage'],
  namespaces: readonly Namespace[],
): ByNamespace<string> =>
  Object.fromEntries(
    namespaces.flatMap((namespace) => {
      const connectorId = storage.get(connectorKey(namespace))
      return connectorId === null ? [] : [[namespace, connectorId]]
    }),
  )

/** Reads the recent wallets, and the connector id of each stored connection, from storage. */
export const persistedConnections = (
  { storage }: Pick<Deps, 'storage'>,
  namespaces: readonly Namespace[],
) => ({
  recent: storage.get('recent_wallets') ?? [],
  connected: storedConnectors(storage, namespaces),
})

/** Maps the options to the input of the directory store. */
export const directoryInput = (config: ConfigState, { networks }: InitialNetworks) => ({
  directory: config.directory,
  featuredIds: config.featuredWalletIds,
  includeIds: config.includeWalletIds,
  excludeIds: config.excludeWalletIds,
  chains: networks.map(({ caipNetworkId }) => caipNetworkId),
})

import type { WalletDirectory } from '../clients/wallet-directory/wallet-directory.types.ts'
import type { RemoteConnector } from '../connectors/connector.ts'
import type { ConfigState } from '../contracts/kit-state.ts'
import type { AccountType } from '../domain/account.ts'
import type { CaipNetworkId } from '../domain/caip.ts'
import type { Namespace } from '../domain/namespace.ts'
import type { Network } from '../domain/network.ts'
import { KitError } from '../errors/kit-error.ts'
import { importAgain } from '../platform/import-again.ts'
import type { Platform } from '../platform/platform.ts'
import { createRemote } from './create-remote.ts'
import type { ServiceOptions } from './read-options.ts'

type Parts = {
  kitId: string
  platform: Platform
  config: ConfigState
  services: ServiceOptions
  networks(): readonly Network[]
  /** The network the page is on, of the namespace. */
  active(namespace: Namespace): CaipNetworkId | null
  /** Which kind of account is wanted. */
  accountType(namespace: Namespace): AccountType
}
export type Services = { remote: RemoteConnector | null; directory: WalletDirectory }

/** What the hosted services are for: remote wallets and the wallet directory. Their code is loaded with the first question. */
export function createServices(parts: Parts): Services {
  const { kitId, platform, config, services, networks, active, accountType } = parts
  let [directoryLoads, connectorLoads] = [1, 1]
  const load = async (): Promise<WalletDirectory> => {
    if (config.projectId === null) throw new KitError('remote/unavailable')
    const { createWalletDirectory } = await importAgain(
      () => import('../clients/wallet-directory/create-wallet-directory.ts'),
      directoryLoads++,
    )
    return createWalletDirectory({
      platform,
      endpoint: services.directory,
      projectId: config.projectId,
      adapted: config.adapted,
    })
  }
  let loaded: Promise<WalletDirectory> | null = null
  const directory = () => {
    loaded ??= load().catch((error) => {
      loaded = null
      throw error
    })
    return loaded
  }
  return {
    remote: config.remote
      ? createRemote(async () => {
          const { createRemoteConnector } = await importAgain(
            () => import('../connectors/remote/create-remote-connector.ts'),
            connectorLoads++,
          )
          return createRemoteConnector({
            platform,
            kitId,
            projectId: config.projectId,
            metadata: config.metadata,
            manual: config.manualWCControl,
            ...services,
            networks,
            active,
            accountType,
          })
        })
      : null,
    directory: {
      lists: async (wanted, signal) => (await directory()).lists(wanted, signal),
      wallets: async (query, signal) => (await directory()).wallets(query, signal),
      origins: async (signal) => (await directory()).origins(signal),
      remoteFeatures: async (signal) => (await directory()).remoteFeatures(signal),
      isAnalyticsEnabled: async (signal) => (await directory()).isAnalyticsEnabled(signal),
    },
  }
}

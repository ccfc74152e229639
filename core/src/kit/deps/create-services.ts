import type { DataApi } from '../../clients/data-api/data-api.types.ts'
import type { WalletDirectory } from '../../clients/wallet-directory/wallet-directory.types.ts'
import type { RemoteConnector } from '../../connectors/connector.ts'
import type { AccountType } from '../../domain/account/account.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import type { Network } from '../../domain/network/network.ts'
import { KitError } from '../../errors/kit-error.ts'
import { importAgain } from '../../platform/lazy.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ConfigState } from '../../protocol/kit-state.ts'
import type { Storage } from '../../storage/storage.ts'
import type { ServiceOptions } from '../options/parse-options.ts'
import { createRemote } from './create-connectors.ts'

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
export type Services = {
  remote: RemoteConnector | null
  directory: WalletDirectory
  data(storage: Storage): DataApi
}

/** What the hosted services are for: remote wallets and the wallet directory. Their code is loaded with the first question. */
export function createServices(parts: Parts): Services {
  const { kitId, platform, config, services, networks, active, accountType } = parts
  const { projectId, adapted } = config
  let connectorLoads = 1
  return {
    remote: config.remote
      ? createRemote(async () => {
          const { createRemoteConnector } = await importAgain(
            () => import('../../connectors/remote/create-remote-connector.ts'),
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
    directory: lateService(
      ['lists', 'wallets', 'origins', 'remoteFeatures', 'isAnalyticsEnabled'],
      async (attempt) => {
        if (projectId === null) throw new KitError('remote/unavailable')
        const { createWalletDirectory } = await importAgain(
          () => import('../../clients/wallet-directory/create-wallet-directory.ts'),
          attempt,
        )
        return createWalletDirectory({ platform, endpoint: services.directory, projectId, adapted })
      },
    ),
    data: (storage) =>
      lateService(
        ['supports', 'identity', 'balances', 'history', 'prices', 'gasPrice', 'lookUp', 'reverse'],
        async (attempt) => {
          if (projectId === null) throw new KitError('data/unavailable')
          const { createKeptData } = await importAgain(() => import('./cached-data.ts'), attempt)
          return createKeptData({ platform, storage, endpoint: services.data, projectId, adapted })
        },
      ),
  }
}

type Asked = (...args: never[]) => Promise<unknown>

/** A service whose code is loaded with the first question; what did not load is asked for again. */
function lateService<T extends Record<keyof T, Asked>>(
  names: readonly (keyof T)[],
  load: (attempt: number) => Promise<T>,
): T {
  let attempts = 1
  let loaded: Promise<T> | null = null
  const service = () => {
    loaded ??= load(attempts++).catch((error) => {
      loaded = null
      throw error
    })
    return loaded
  }
  const late =
    (name: keyof T) =>
    async (...args: never[]) =>
      (await service())[name](...args)
  return Object.fromEntries(names.map((name) => [name, late(name)])) as T
}

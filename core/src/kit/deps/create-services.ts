import type { DataApi } from '../../clients/data-api/data-api.types.ts'
import type { WalletDirectory } from '../../clients/wallet-directory/wallet-directory.types.ts'
import type { SharedConnector } from '../../connectors/connector.ts'
import type { AccountType } from '../../domain/account/account.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import type { Network } from '../../domain/network/network.ts'
import { KitError } from '../../errors/kit-error.ts'
import { lazy } from '../../platform/lazy.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ConfigState } from '../../protocol/kit-state.ts'
import type { Storage } from '../../storage/storage.ts'
import type { ServiceOptions } from '../options/parse-options.ts'
import { createLazyConnector } from './create-connectors.ts'

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
  remote: SharedConnector | null
  directory: WalletDirectory
  data(storage: Storage): DataApi
}

/** What the hosted services are for: remote wallets and the wallet directory. Their code is loaded with the first question. */
export function createServices(parts: Parts): Services {
  const { kitId, platform, config, services, networks, active, accountType } = parts
  const { projectId, adapted } = config
  return {
    remote: config.remote
      ? createLazyConnector(
          lazy(
            () => import('../../connectors/remote/create-remote-connector.ts'),
            ({ createRemoteConnector }) =>
              createRemoteConnector({
                platform,
                kitId,
                projectId: config.projectId,
                metadata: config.metadata,
                externalPairing: config.manualWCControl,
                ...services,
                networks,
                active,
                accountType,
              }),
          ),
        )
      : null,
    directory: lateService(
      ['lists', 'wallets', 'origins', 'remoteFeatures', 'isAnalyticsEnabled'],
      projectId === null
        ? unavailable('remote/unavailable')
        : lazy(
            () => import('../../clients/wallet-directory/create-wallet-directory.ts'),
            ({ createWalletDirectory }) =>
              createWalletDirectory({
                platform,
                endpoint: services.directory,
                projectId,
                adapterNamespaces: adapted,
              }),
          ),
    ),
    data: (storage) =>
      lateService(
        ['supports', 'identity', 'balances', 'history', 'prices', 'gasPrice', 'lookUp', 'reverse'],
        projectId === null
          ? unavailable('data/unavailable')
          : lazy(
              () => import('./cached-data.ts'),
              ({ createCachedData }) =>
                createCachedData({
                  platform,
                  storage,
                  endpoint: services.data,
                  projectId,
                  adapterNamespaces: adapted,
                }),
            ),
      ),
  }
}

type Asked = (...args: never[]) => Promise<unknown>

const unavailable = (code: 'remote/unavailable' | 'data/unavailable') => async () => {
  throw new KitError(code)
}

/** Returns a service that imports its code on the first call of a method. */
function lateService<T extends Record<keyof T, Asked>>(
  names: readonly (keyof T)[],
  service: () => Promise<T>,
): T {
  const late =
    (name: keyof T) =>
    async (...args: never[]) =>
      (await service())[name](...args)
  return Object.fromEntries(names.map((name) => [name, late(name)])) as T
}

import type { DataApi } from '../../clients/data-api/data-api.types.ts'
import type { Telemetry } from '../../clients/telemetry/telemetry.types.ts'
import type { WalletDirectory } from '../../clients/wallet-directory/wallet-directory.types.ts'
import type { EmbeddedConnector, RemoteConnector } from '../../connectors/connector.ts'
import { remoteConnectorId } from '../../domain/wallet/wallet.ts'
import { dataErrors } from '../../errors/areas/data.ts'
import { remoteErrors } from '../../errors/areas/remote.ts'
import { KitError } from '../../errors/kit-error.ts'
import { lazy, lazyMethods } from '../../platform/lazy.ts'
import { needsRemote } from '../state/persisted.ts'
import { createLazyRemote } from './create-connectors.ts'
import type { ServicesOptions } from './services.types.ts'

export type Services = {
  remote: RemoteConnector | null
  embedded: EmbeddedConnector | null
  directory: WalletDirectory
  data: DataApi
  telemetry: Telemetry
}

/** Creates the clients of hosted services. The first call of a client loads its code. */
export function createServices(options: ServicesOptions): Services {
  const { parsed, config, platform, storage, features } = options
  const { services } = parsed
  const { projectId } = config
  const project = {
    platform,
    adapterNamespaces: config.adaptedNamespaces,
    sdkPlatform: services.sdkPlatform,
  }
  const directory: WalletDirectory = lazyMethods(
    projectId === null
      ? unavailable(withoutProjectId)
      : lazy(features.directory, ({ createWalletDirectory }) =>
          createWalletDirectory({ ...project, projectId, endpoint: services.directory }),
        ),
    ['lists', 'wallets', 'origins', 'remoteFeatures', 'isAnalyticsEnabled'],
  )
  const receiver = services.telemetry
  return {
    directory,
    telemetry: lazyMethods(
      receiver === null || (projectId === null && typeof receiver === 'string')
        ? unavailable(withoutProjectId)
        : lazy(features.telemetry, ({ createTelemetry }) =>
            createTelemetry({
              ...project,
              projectId,
              receiver,
              isEnabled: directory.isAnalyticsEnabled,
            }),
          ),
      ['isEnabled', 'send'],
    ),
    remote: config.remote
      ? createLazyRemote(
          remoteConnectorId,
          lazy(features.remote, ({ createRemote }) => createRemote(options)),
          () => needsRemote(platform, parsed.id),
        )
      : null,
    embedded: options.embeddedCode?.createEmbedded(options) ?? null,
    data: lazyMethods(
      projectId === null
        ? unavailable(() => new KitError(dataErrors, 'data/unavailable'))
        : lazy(features.data, ({ createCachedData }) =>
            createCachedData({ ...project, projectId, storage, endpoint: services.data }),
          ),
      ['supports', 'identity', 'balances', 'history', 'prices', 'gasPrice', 'lookUp', 'reverse'],
    ),
  }
}

const withoutProjectId = () => new KitError(remoteErrors, 'remote/unavailable')
const unavailable = (error: () => KitError) => async () => {
  throw error()
}

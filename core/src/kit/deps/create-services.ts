import type { AdapterEntry } from '../../adapters/adapter.ts'
import type { DataApi } from '../../clients/data-api/data-api.types.ts'
import type { Telemetry } from '../../clients/telemetry/telemetry.types.ts'
import type { WalletDirectory } from '../../clients/wallet-directory/wallet-directory.types.ts'
import type { SharedConnector } from '../../connectors/connector.ts'
import type { AccountType } from '../../domain/account/account.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { remoteConnectorId } from '../../domain/wallet/wallet.ts'
import { EarlyError } from '../../errors/early-error.ts'
import { lazy } from '../../platform/lazy.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { ConfigState, KitState } from '../../protocol/kit-state.ts'
import type { Storage } from '../../storage/storage.ts'
import type { ParsedOptions } from '../options/parse-options.ts'
import { createLazyConnector } from './create-connectors.ts'

type ServicesOptions = {
  parsed: ParsedOptions
  config: ConfigState
  platform: Platform
  storage: Storage
  siwx: Deps['siwx']
  state(): KitState
  /** The preferred account type. */
  accountType(namespace: Namespace): AccountType
}
export type Services = {
  connectors: readonly SharedConnector[]
  directory: WalletDirectory
  data: DataApi
  telemetry: Telemetry
}

/** Creates the clients of hosted services. The first call of a client loads its code. */
export function createServices(options: ServicesOptions): Services {
  const { parsed, config, platform, storage, siwx, state, accountType } = options
  const { services } = parsed
  const { projectId, adaptedNamespaces } = config
  const { sdkPlatform } = services
  const directory = createDirectory(options)
  return {
    directory,
    telemetry: createLazyTelemetry(options, directory),
    connectors: config.remote
      ? [
          createLazyConnector(
            remoteConnectorId,
            lazy(
              () => import('../../connectors/remote/create-remote-connector.ts'),
              ({ createRemoteConnector }) =>
                createRemoteConnector({
                  platform,
                  kitId: parsed.id,
                  projectId,
                  metadata: config.metadata,
                  externalPairing: config.manualWCControl,
                  relayUrl: services.relay,
                  universalProvider: services.universalProvider,
                  override: services.override,
                  attestation: services.attestation,
                  customRpcUrls: parsed.customRpcUrls,
                  networks: () => state().network.networks,
                  activeNetwork: (namespace) =>
                    state().network.byNamespace[namespace]?.caipNetworkId ?? null,
                  accountType,
                  authentication:
                    siwx !== null && parsed.adapters.some(verifiesEvm)
                      ? (chains) =>
                          siwx.requestAuthentication({ chains, siteUrl: config.metadata.url })
                      : null,
                }),
            ),
          ),
        ]
      : [],
    data: lazyService(
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
                adapterNamespaces: adaptedNamespaces,
                sdkPlatform,
              }),
          ),
    ),
  }
}

const createDirectory = ({ parsed, config, platform }: ServicesOptions): WalletDirectory =>
  lazyService(
    ['lists', 'wallets', 'origins', 'remoteFeatures', 'isAnalyticsEnabled'],
    config.projectId === null
      ? unavailable('remote/unavailable')
      : lazy(
          () => import('../../clients/wallet-directory/create-wallet-directory.ts'),
          ({ createWalletDirectory }) =>
            createWalletDirectory({
              platform,
              endpoint: parsed.services.directory,
              projectId: config.projectId ?? '',
              adapterNamespaces: config.adaptedNamespaces,
              sdkPlatform: parsed.services.sdkPlatform,
            }),
        ),
  )

const createLazyTelemetry = (
  { parsed: { services }, config, platform }: ServicesOptions,
  directory: WalletDirectory,
): Telemetry => {
  const { projectId, adaptedNamespaces } = config
  const { telemetry: receiver, sdkPlatform } = services
  return lazyService(
    ['isEnabled', 'send'],
    receiver === null || (projectId === null && typeof receiver === 'string')
      ? unavailable('remote/unavailable')
      : lazy(
          () => import('../../clients/telemetry/create-telemetry.ts'),
          ({ createTelemetry }) =>
            createTelemetry({
              platform,
              receiver,
              projectId,
              adapterNamespaces: adaptedNamespaces,
              sdkPlatform,
              isEnabled: directory.isAnalyticsEnabled,
            }),
        ),
  )
}

/** Wallets are asked to sign in while they connect only if the page can verify what they sign. */
const verifiesEvm = ({ namespace, loadVerifier }: AdapterEntry): boolean =>
  namespace === 'eip155' && loadVerifier !== undefined

type AsyncMethod = (...args: never[]) => Promise<unknown>

const unavailable = (code: 'remote/unavailable' | 'data/unavailable') => async () => {
  throw new EarlyError(code)
}

/** Returns a service that imports its code on the first call of a method. */
function lazyService<T extends Record<keyof T, AsyncMethod>>(
  names: readonly (keyof T)[],
  service: () => Promise<T>,
): T {
  const lazyMethod =
    (name: keyof T) =>
    async (...args: never[]) =>
      (await service())[name](...args)
  return Object.fromEntries(names.map((name) => [name, lazyMethod(name)])) as T
}

import { nodeUrls } from '../../domain/network/rpc-urls.ts'
import { connectorById } from '../../domain/wallet/connector-by-id.ts'
import { remoteConnectorId } from '../../domain/wallet/wallet.ts'
import { invalidOption } from '../../errors/invalid-option.ts'
import { lazy } from '../../platform/lazy.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ConfigState, KitState } from '../../protocol/kit-state.ts'
import { checkExtension } from '../../siwx/check-extension.ts'
import { siweSessions } from '../../siwx/siwe-sessions.ts'
import type { Siwx, SiwxHost, SiwxOption } from '../../siwx/siwx.ts'
import type { Storage } from '../../storage/storage.ts'
import type { ParsedOptions } from '../options/parse-options.ts'

type HostOptions = {
  parsed: ParsedOptions
  config: ConfigState
  platform: Platform
  storage: Storage
  state(): KitState
}

/**
 * Creates the extension of a kit from the option `siwx` or `siweConfig`. Sends no request and adds
 * no listener.
 */
export function createSiwx(option: SiwxOption, options: HostOptions): Siwx {
  const host = createHost(options)
  const extension = 'siwe' in option ? siweSessions(option.siwe).create(host) : option.siwx
  return checkExtension('create' in extension ? extension.create(host) : extension, host)
}

function createHost({ parsed, config, platform, storage, state }: HostOptions): SiwxHost {
  const rpcUrls: SiwxHost['rpcUrls'] = (id) => {
    const network = state().network.networks.find(({ caipNetworkId }) => caipNetworkId === id)
    return network === undefined ? [] : nodeUrls(network, parsed.customRpcUrls)
  }
  const verifying = {
    ...platform,
    adapters: parsed.adapters,
    rpcUrls,
    projectId: config.projectId,
    customRpcUrls: parsed.customRpcUrls,
  }
  const verifier = lazy(
    () => import('../../siwx/verify-session.ts'),
    ({ createKeyReader, createVerifier }) => ({
      verify: createVerifier(verifying),
      publicKey: createKeyReader(verifying),
    }),
  )
  return {
    platform,
    storage,
    rpcUrls,
    networks: () => state().network.networks,
    activeNetwork: () => state().network.active?.caipNetworkId ?? null,
    wallet: () => walletOf(state()),
    directory: lazy(
      () => import('../../clients/wallet-directory/service.ts'),
      ({ serviceOf }) => {
        if (config.projectId === null)
          throw invalidOption('projectId', 'a text: hostedSessions() needs it')
        return serviceOf({
          endpoint: parsed.services.directory,
          projectId: config.projectId,
          adapterNamespaces: config.adaptedNamespaces,
          sdkPlatform: parsed.services.sdkPlatform,
        })
      },
    ),
    verify: async (session, call) => (await verifier()).verify(session, call),
    publicKey: async (session) => (await verifier()).publicKey(session),
  }
}

/** The connected wallet of the active namespace; a remote wallet with its own name and icon. */
function walletOf({ network, accounts, connections }: KitState): ReturnType<SiwxHost['wallet']> {
  const { activeNamespace } = network
  if (activeNamespace === null) return null
  const connectorId = accounts[activeNamespace]?.connectorId
  if (connectorId == null) return null
  const connector = connectorById(connections.connectors, connectorId, activeNamespace)
  if (connector === null) return null
  const { id, type } = connector
  const { name, icon } =
    id === remoteConnectorId ? (connections.session?.wallet ?? connector) : connector
  return { id, type, name, icon }
}

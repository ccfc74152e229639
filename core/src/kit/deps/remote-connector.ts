import type { AdapterEntry } from '../../adapters/adapter.ts'
import type { RemoteConnector } from '../../connectors/connector.ts'
import { createRemoteConnector } from '../../connectors/remote/create-remote-connector.ts'
import { isInUse } from './is-in-use.ts'
import type { ServicesOptions } from './services.types.ts'

/** Creates the connector of remote wallets from the options of the kit. */
export const createRemote = ({
  parsed: { id, services, adapters, customRpcUrls },
  config: { projectId, metadata, manualWCControl },
  platform,
  siwx,
  state,
  accountType,
}: Omit<ServicesOptions, 'embeddedCode'>): RemoteConnector =>
  createRemoteConnector({
    platform,
    kitId: id,
    projectId,
    metadata,
    externalPairing: manualWCControl,
    relayUrl: services.relay,
    universalProvider: services.universalProvider,
    override: services.override,
    attestation: services.attestation,
    customRpcUrls,
    networks: () => state().network.networks,
    isInUse: (network) => isInUse(state(), network),
    activeNetwork: (namespace) => state().network.byNamespace[namespace]?.caipNetworkId ?? null,
    accountType,
    authentication:
      siwx !== null && adapters.some(verifiesEvm)
        ? (chains) => siwx.requestAuthentication({ chains, siteUrl: metadata.url })
        : null,
  })

/** Wallets are asked to sign in while they connect only if the page can verify what they sign. */
const verifiesEvm = ({ namespace, loadVerifier }: AdapterEntry): boolean =>
  namespace === 'eip155' && loadVerifier !== undefined

import {
  type CaipNetworkId,
  caipNetworkIdOf,
  parseCaipNetworkId,
  toCaipNetworkId,
} from '../caip/caip.ts'
import type { Namespace } from '../caip/namespace.ts'
import { ownImage, safeHttpsUrl } from '../text/url.ts'
import type { CustomRpcUrls, Network, NetworkOption } from './network.ts'
import { customNodes, rpcUrlsOf } from './rpc-urls.ts'

type Ids = {
  id: number | string
  chainNamespace?: Namespace | null | undefined
  caipNetworkId?: string | null | undefined
}

/**
 * The ids of a network. A network without a namespace, such as a viem chain, is an EVM network.
 * Throws `caip/not-a-network-id`.
 */
export function networkIds({ id, chainNamespace, caipNetworkId }: Ids): {
  chainNamespace: Namespace
  caipNetworkId: CaipNetworkId
} {
  const resolvedId = caipNetworkId
    ? toCaipNetworkId(caipNetworkId)
    : caipNetworkIdOf(chainNamespace ?? 'eip155', id)
  return {
    chainNamespace: chainNamespace ?? parseCaipNetworkId(resolvedId).namespace,
    caipNetworkId: resolvedId,
  }
}

/** Converts a network option or a viem chain to a `Network`, with the option's own endpoints. */
export function defineNetwork(option: Network | NetworkOption): Network {
  return resolveNetwork({ network: option, projectId: null, rpcGateway: null })
}

/**
 * Resolves endpoints and image of a configured network. The kit reads from the custom endpoints, or
 * without any from that of the gateway or of the network.
 */
export function resolveNetwork(request: {
  network: Network | NetworkOption
  /** Null disables the gateway. */
  projectId: string | null
  rpcGateway: string | null
  customRpcUrls?: CustomRpcUrls | undefined
  /** The option `shareRpcUrls`. Default: false. */
  shareRpcUrls?: boolean | undefined
  chainImages?: Readonly<Record<string, string>> | undefined
  /** Relative images are resolved against it. */
  pageUrl?: string
}): Network {
  const { network, projectId, rpcGateway, customRpcUrls, chainImages, pageUrl } = request
  const gateway = projectId && rpcGateway ? { url: rpcGateway, projectId } : null
  const ids = networkIds(network)
  const base = isResolved(network) ? network : fromOption(network, ids)
  const custom = customNodes(customRpcUrls ?? {}, ids.caipNetworkId).map(({ url }) => url)
  const ownUrl = base.rpcUrls.default[0] ?? ''
  return {
    ...base,
    rpcUrls: rpcUrlsOf({
      network: ids.caipNetworkId,
      custom,
      own: ownUrl,
      published: base.rpcUrls.public,
      gateway,
      projectId,
      shareCustom: request.shareRpcUrls ?? false,
    }),
    imageUrl:
      ownImage(chainImages?.[String(network.id)], pageUrl) ?? ownImage(base.imageUrl, pageUrl),
    confirmations: network.confirmations ?? null,
  }
}

/**
 * A placeholder for a wallet's network that the page did not configure. It has no endpoints, so
 * that the kit reads no data from it.
 */
export function unknownNetwork(caipNetworkId: CaipNetworkId): Network {
  const { namespace, reference } = parseCaipNetworkId(caipNetworkId)
  return {
    id: reference,
    name: 'Unknown Network',
    chainNamespace: namespace,
    caipNetworkId,
    nativeCurrency: { name: '', symbol: '', decimals: 0 },
    rpcUrls: { default: [], public: [] },
    blockExplorers: [],
    imageId: null,
    imageUrl: null,
    testnet: false,
    confirmations: null,
  }
}

const isResolved = (network: Network | NetworkOption): network is Network =>
  Array.isArray(network.rpcUrls.default)

function fromOption(option: NetworkOption, ids: ReturnType<typeof networkIds>): Network {
  const ownUrls = option.rpcUrls.default.http.slice(0, 1)
  const explorer = option.blockExplorers?.default
  return {
    ...ids,
    id: option.id,
    name: option.name,
    nativeCurrency: option.nativeCurrency,
    rpcUrls: { default: ownUrls, public: option.rpcUrls.chainDefault?.http ?? ownUrls },
    blockExplorers:
      explorer && safeHttpsUrl(explorer.url) !== null
        ? [{ name: explorer.name, url: explorer.url }]
        : [],
    imageId: option.assets?.imageId ?? null,
    imageUrl: option.assets?.imageUrl ?? null,
    testnet: option.testnet ?? false,
    confirmations: option.confirmations ?? null,
  }
}

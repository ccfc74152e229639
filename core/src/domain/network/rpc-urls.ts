import type { CaipNetworkId } from '../caip/caip.ts'
import { parseUrl } from '../text/parse-url.ts'
import { safeHttpUrl } from '../text/url.ts'
import { isServedByGateway } from './gateway-list.ts'
import type { CustomRpcUrls, Network } from './network.ts'

/**
 * Base URL of the hosted gateway and the project id. Null if there is no gateway or no project id.
 */
export type RpcGateway = { url: string; projectId: string } | null

/**
 * The endpoint of a network without custom endpoints: the endpoint of the gateway if the gateway
 * serves the network, else `own`, which is '' for a network without endpoints.
 */
export function defaultRpcUrl(network: CaipNetworkId, own: string, gateway: RpcGateway): string {
  if (gateway === null || !isServedByGateway(network)) return own
  const base = gateway.url.replace(/\/+$/, '')
  const chainId = encodeURIComponent(network)
  return `${base}/v1/?chainId=${chainId}&projectId=${encodeURIComponent(gateway.projectId)}`
}

/**
 * Adds the project id to a URL of the gateway's host that has no project id. Returns any other text
 * unchanged.
 */
export function addProjectId(url: string, gateway: RpcGateway): string {
  const parsed = parseUrl(url)
  if (gateway === null || parsed === null || parsed.host !== new URL(gateway.url).host) return url
  if (parsed.searchParams.has('projectId')) return url
  parsed.searchParams.set('projectId', gateway.projectId)
  return parsed.href
}

/**
 * The endpoints of a network without duplicates, http(s) only. `default`: for the kit's reads, in
 * order. Custom endpoints replace all others (fault FH1). `public`: for wallets that add the network
 * (decision 46). They are those of the network, without a query and without the project id; custom
 * endpoints come after them if `shareCustom` is true.
 */
export function rpcUrlsOf(request: {
  network: CaipNetworkId
  custom: readonly string[]
  own: string
  published: readonly string[]
  gateway: RpcGateway
  projectId: string | null
  shareCustom: boolean
}): { default: readonly string[]; public: readonly string[] } {
  const { network, custom, own, published, gateway, projectId, shareCustom } = request
  const used = valid(custom.map((url) => addProjectId(url, gateway)))
  const shared = [
    ...published.filter((url) => parseUrl(url)?.search === ''),
    ...(shareCustom ? custom : []),
  ]
  return {
    default: used.length > 0 ? used : valid([defaultRpcUrl(network, own, gateway)]),
    public: valid(shared).filter((url) => !hasProjectId(url, projectId)),
  }
}

/** The URLs of the option `customRpcUrls` for a network, with their headers. */
export const customNodes = (
  customRpcUrls: CustomRpcUrls,
  network: CaipNetworkId,
): NonNullable<CustomRpcUrls[string]> =>
  Object.hasOwn(customRpcUrls, network) ? (customRpcUrls[network] ?? []) : []

/** Endpoints of the page, by CAIP-2 id. */
type CustomEndpoints = Readonly<Record<string, readonly unknown[]>>

/**
 * The endpoints that the kit reads a network from, in order. The public ones follow only if the page
 * passed none of its own (fault FH1).
 */
export function nodeUrls(
  { caipNetworkId, rpcUrls }: Pick<Network, 'caipNetworkId' | 'rpcUrls'>,
  custom: CustomEndpoints,
): readonly string[] {
  const isCustom = Object.hasOwn(custom, caipNetworkId) && custom[caipNetworkId]?.length !== 0
  return isCustom ? rpcUrls.default : [...new Set([...rpcUrls.default, ...rpcUrls.public])]
}

/** Shorter project ids are compared with whole parts of a URL: they could be part of a word. */
const distinctLength = 16

/** Whether a URL has a parameter `projectId`, or the project id in its host, path or query. */
function hasProjectId(url: string, projectId: string | null): boolean {
  const parsed = parseUrl(url)
  if (parsed === null || [...parsed.searchParams.keys()].some((key) => /^projectId$/i.test(key)))
    return true
  if (projectId === null) return false
  const parts = [
    ...parsed.hostname.split('.'),
    ...parsed.pathname.split('/').map(decoded),
    ...parsed.searchParams.values(),
  ]
  return parts.some(
    (part) =>
      part === projectId || (projectId.length >= distinctLength && part.includes(projectId)),
  )
}

const valid = (urls: readonly string[]) =>
  [...new Set(urls)].filter((url) => safeHttpUrl(url) !== null)

/** Decodes a part of a URL. Returns an invalid one unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

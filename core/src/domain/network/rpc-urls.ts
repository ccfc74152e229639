import type { CaipNetworkId } from '../caip/caip.ts'
import { parseUrl } from '../text/parse-url.ts'
import { safeHttpUrl } from '../text/url.ts'
import { isServedByGateway } from './gateway-list.ts'

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
 * order. `public`: passed to wallets that add the network, and tried by the adapters' JSON-RPC
 * clients after `default`; never with a project id.
 */
export function rpcUrlsOf(request: {
  network: CaipNetworkId
  custom: readonly string[]
  own: string
  published: readonly string[]
  gateway: RpcGateway
}): { default: readonly string[]; public: readonly string[] } {
  const { network, custom, own, published, gateway } = request
  const urls = [
    ...custom.map((url) => addProjectId(url, gateway)),
    defaultRpcUrl(network, own, gateway),
  ]
  return {
    default: valid(urls),
    public: valid([...custom, ...published]).filter((url) => !/[?&]projectId=/i.test(url)),
  }
}

const valid = (urls: readonly string[]) =>
  [...new Set(urls)].filter((url) => safeHttpUrl(url) !== null)

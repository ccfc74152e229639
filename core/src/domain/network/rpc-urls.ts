import type { CaipNetworkId } from '../caip/caip.ts'
import { safeHttpUrl } from '../text/url.ts'
import { gatewayServes } from './gateway-list.ts'

/** The hosted gateway: its base address and the project it is asked for. null: there is none, or nothing may be asked of it. */
export type RpcGateway = { url: string; projectId: string } | null

/** The endpoint asked first where a page names none: the gateway's if it serves the network, else the network's own. '' when there is neither. */
export function defaultRpcUrl(network: CaipNetworkId, own: string, gateway: RpcGateway): string {
  if (gateway === null || !gatewayServes(network)) return own
  return `${gateway.url.replace(/\/+$/, '')}/v1/?chainId=${encodeURIComponent(network)}&projectId=${encodeURIComponent(gateway.projectId)}`
}

/** Adds the project to an address of the gateway's own host that names none; any other text is returned unchanged. */
export function addProjectId(url: string, gateway: RpcGateway): string {
  if (gateway === null || !URL.canParse(url) || new URL(url).host !== new URL(gateway.url).host)
    return url
  const asked = new URL(url)
  if (asked.searchParams.has('projectId')) return url
  asked.searchParams.set('projectId', gateway.projectId)
  return asked.href
}

/** What we read from, in order, and what wallets are given: the second never holds a project id. http(s) only, nothing twice. */
export function rpcUrlsOf(request: {
  network: CaipNetworkId
  custom: readonly string[]
  own: string
  published: readonly string[]
  gateway: RpcGateway
}): { default: readonly string[]; public: readonly string[] } {
  const { network, custom, own, published, gateway } = request
  const asked = [
    ...custom.map((url) => addProjectId(url, gateway)),
    defaultRpcUrl(network, own, gateway),
  ]
  return {
    default: usable(asked),
    public: usable([...custom, ...published]).filter((url) => !/[?&]projectId=/i.test(url)),
  }
}

const usable = (urls: readonly string[]) =>
  [...new Set(urls)].filter((url) => safeHttpUrl(url) !== null)

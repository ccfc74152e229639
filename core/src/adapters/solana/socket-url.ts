import type { Network } from '../../domain/network/network.ts'
import { safeHttpUrl } from '../../domain/text/url.ts'

/** WebSocket ports by RPC port: a local validator uses the port after its RPC port. */
const socketPorts: Readonly<Record<string, string>> = { '8899': '8900' }

/**
 * The WebSocket URL of a network: the configured URL, or a URL derived from its first endpoint.
 * Null if neither exists.
 */
export function socketUrl(
  { caipNetworkId, rpcUrls }: Network,
  configured: Readonly<Record<string, string>>,
): string | null {
  const configuredUrl = configured[caipNetworkId]
  if (configuredUrl !== undefined) return configuredUrl
  const endpoint = safeHttpUrl(rpcUrls.default[0] ?? '')
  if (endpoint === null) return null
  const url = new URL(endpoint)
  url.port = socketPorts[url.port] ?? url.port
  return url.href.replace(/^http/, 'ws')
}

import type { Network } from '../../domain/network/network.ts'
import { safeHttpUrl } from '../../domain/text/url.ts'

/** What a validator listens on beside its usual port. */
const beside: Readonly<Record<string, string>> = { '8899': '8900' }

/** Where a network's nodes tell what happens: as the page says, else where its first endpoint is. null: nowhere. */
export function socketUrl(
  { caipNetworkId, rpcUrls }: Network,
  given: Readonly<Record<string, string>>,
): string | null {
  const named = given[caipNetworkId]
  if (named !== undefined) return named
  const safe = safeHttpUrl(rpcUrls.default[0] ?? '')
  if (safe === null) return null
  const url = new URL(safe)
  url.port = beside[url.port] ?? url.port
  return url.href.replace(/^http/, 'ws')
}

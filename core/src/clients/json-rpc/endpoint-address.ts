import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { addProjectId } from '../../domain/network/rpc-urls.ts'
import { safeHttpUrl } from '../../domain/text/url.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Post } from '../http/post-json.ts'

/** `ours`: it knows the project id, so a 403 is its last word (decision 14). */
export type EndpointAddress = Pick<Post, 'url' | 'contentType'> & { ours: boolean }

const hostedGateway = 'https://rpc.walletconnect.org'

/**
 * Where to post. A URL is asked exactly as it was given, query included: a private endpoint never learns the project id.
 * Only the hosted gateway gets `chainId` (CAIP-2) and `projectId`, where its URL lacks them. Throws `endpoint/url-not-supported`.
 */
export function endpointAddress(
  given: string,
  facts: { caipNetworkId: CaipNetworkId; projectId: string | null },
): EndpointAddress {
  const safe = safeHttpUrl(given)
  if (safe === null)
    throw new KitError('endpoint/url-not-supported', { url: given.replace(/[?#].*$/s, '') })
  const url = new URL(safe)
  if (url.origin !== hostedGateway)
    return { url: safe, contentType: 'application/json', ours: url.searchParams.has('projectId') }
  if (!url.searchParams.has('chainId')) url.searchParams.set('chainId', facts.caipNetworkId)
  const gateway =
    facts.projectId === null ? null : { url: hostedGateway, projectId: facts.projectId }
  return { url: addProjectId(url.href, gateway), contentType: 'text/plain', ours: true }
}

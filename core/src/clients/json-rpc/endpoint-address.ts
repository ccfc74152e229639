import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { addProjectId } from '../../domain/network/rpc-urls.ts'
import { safeHttpUrl } from '../../domain/text/url.ts'
import { httpErrors } from '../../errors/areas/http.ts'
import { KitError } from '../../errors/kit-error.ts'
import { hideSecrets } from '../http/hide-secrets.ts'
import type { Post } from '../http/post-json.ts'

/** `hasProjectId`: the URL contains a project id, so a 403 is not retried (decision 14). */
export type EndpointAddress = Pick<Post, 'url' | 'contentType'> & { hasProjectId: boolean }

const hostedGateway = 'https://rpc.walletconnect.org'

/**
 * Returns the URL and content type for the requests to an endpoint. Adds `chainId` (CAIP-2) and
 * `projectId` to the URL of the hosted gateway unless the URL has them. Any other URL is used
 * exactly as configured and never receives the project id. Throws `endpoint/url-not-supported` for
 * a URL that is not http(s) or contains credentials.
 */
export function endpointAddress(
  configuredUrl: string,
  project: { caipNetworkId: CaipNetworkId; projectId: string | null },
): EndpointAddress {
  const safe = safeHttpUrl(configuredUrl)
  if (safe === null)
    throw new KitError(httpErrors, 'endpoint/url-not-supported', {
      url: String(hideSecrets(configuredUrl)),
    })
  const url = new URL(safe)
  if (url.origin !== hostedGateway)
    return {
      url: safe,
      contentType: 'application/json',
      hasProjectId: url.searchParams.has('projectId'),
    }
  if (!url.searchParams.has('chainId')) url.searchParams.set('chainId', project.caipNetworkId)
  const gateway =
    project.projectId === null ? null : { url: hostedGateway, projectId: project.projectId }
  return { url: addProjectId(url.href, gateway), contentType: 'text/plain', hasProjectId: true }
}

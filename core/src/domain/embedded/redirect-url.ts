import { appendToParam } from '../text/append-to-param.ts'
import { hostOf } from '../text/url.ts'

/** The host of the login service, which keeps the provider's URL in a parameter of its own. */
const loginService = 'auth.magic.link'
const providerParam = 'provider_authorization_url'

/**
 * The URL of a social login that leaves the page and returns to it: appends `--` and the encoded
 * page URL to the parameter `state`, inside `provider_authorization_url` for the login service.
 * Returns the URL unchanged if it lacks the parameter.
 */
export function returnTo(url: string, pageUrl: string): string {
  const suffix = `--${encodeURIComponent(pageUrl)}`
  if (hostOf(url) !== loginService) return appendToParam(url, 'state=', suffix)
  const outer = new URL(url)
  const inner = outer.searchParams.get(providerParam)
  if (inner === null) return url
  outer.searchParams.set(providerParam, appendToParam(inner, 'state=', suffix))
  return outer.href
}

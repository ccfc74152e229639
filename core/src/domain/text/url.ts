import { pageHost } from './page-host.ts'
import { parseUrl } from './parse-url.ts'

/** Maximum length of an image as a `data:` URI and of the URL of an image, in characters. */
const maxImageLength = 256 * 1024
const maxImageUrl = 2_048
const dataImage = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml|avif)[;,]/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: URLs with control characters are rejected
const control = /[\u0000-\u0020\u007f-\u009f]/

/** Whether a text starts with http:// or https://. Does not check the rest. */
export function isHttp(value: string): boolean {
  return /^https?:\/\//i.test(value)
}

function parse(value: unknown): URL | null {
  if (typeof value !== 'string' || control.test(value)) return null
  const url = parseUrl(value)
  return url?.username || url?.password ? null : url
}

const isLocal = (host: string) =>
  host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1' || host === '[::1]'

/**
 * Checks a URL before it leaves the widget (rule R5). Null unless it is http(s) without credentials
 * and control characters.
 */
export function safeHttpUrl(value: unknown): string | null {
  const url = parse(value)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null
}

/** Whether two texts name the same URL, for example with and without its default port. */
export const isSameUrl = (one: string, other: string): boolean =>
  one === other || (safeHttpUrl(one) !== null && safeHttpUrl(one) === safeHttpUrl(other))

const anyOrigin = 'https://page.invalid'

/** Whether this is an http URL of the page that `safeHttpsUrl` does not accept. */
const isOwnHttp = ({ protocol, hostname, origin, username, password }: URL, pageUrl: string) =>
  protocol === 'http:' &&
  !isLocal(hostname) &&
  `${username}${password}` === '' &&
  origin === parseUrl(pageUrl)?.origin

/**
 * The path of an address on the page's own origin, such as `/logo.svg` or, relative to `pageUrl`,
 * `logo.svg`. It stays a path, because a server does not know the origin of the page; there, and in a
 * page without an http(s) URL, such as a frame with `srcdoc`, a relative address stays as it is. An
 * http URL of a page on a local network, as bundlers import pictures, becomes a path too. Null for
 * any other value.
 */
export function ownPath(value: unknown, pageUrl = ''): string | null {
  if (typeof value !== 'string' || value === '' || control.test(value)) return null
  const absolute = parseUrl(value)
  if (absolute !== null && !isOwnHttp(absolute, pageUrl)) return null
  const rooted = absolute ?? parseUrl(value, anyOrigin)
  if (absolute === null && rooted?.origin !== anyOrigin) return null
  const isRelative = absolute === null && !value.startsWith('/')
  const url = isRelative && isHttp(pageUrl) ? parseUrl(value, pageUrl) : rooted
  // A path that starts with two slashes would name another host.
  if ([rooted, url].some((each) => each?.pathname.startsWith('//'))) return null
  if (isRelative && !isHttp(pageUrl)) return value
  return url && `${url.pathname}${url.search}${url.hash}`
}

/** `safeHttpUrl` for https only. Also accepts http on localhost, for development (fault K3). */
export function safeHttpsUrl(value: unknown): string | null {
  const url = parse(value)
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal(url.hostname))
    ? url.href
    : null
}

/**
 * Whether a host is a name on the internet. False for IP addresses, and for names of this device
 * and of local networks.
 */
const isPublic = (host: string) =>
  /\.[a-z][a-z\d-]*\.?$/.test(host) &&
  !/\.(local(host|domain)?|internal|intranet|private|lan|home|corp|arpa)\.?$/.test(host)

/**
 * Checks the `src` of an `<img>` (rule R8): a URL that `safeHttpsUrl` accepts, or an image as
 * `data:` URI of at most 256 kB. On a page of a public host, the host of the image has to be public
 * too, so that visitors send no requests to their own network (fault XM1). Null for any other
 * value; components then render a fallback.
 */
export function safeImage(value: unknown): string | null {
  if (typeof value !== 'string') return null
  if (dataImage.test(value)) return value.length <= maxImageLength ? value : null
  const url = safeHttpsUrl(value.length <= maxImageUrl && value)
  return url !== null && isPublic(pageHost()) && !isPublic(hostOf(url)) ? null : url
}

/** `safeImage` for an image that the page gives, which may be a path of its own origin. */
export const ownImage = (value: unknown, pageUrl = ''): string | null =>
  ownPath(value, pageUrl) ?? safeImage(value)

/** The host name of a URL. '' for any other text. */
export function hostOf(value: string): string {
  return parse(value)?.hostname ?? ''
}

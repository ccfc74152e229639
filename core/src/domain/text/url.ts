/** Largest picture that is accepted as a `data:` URI, in characters. */
const largestPicture = 256 * 1024
const picture = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml|avif)[;,]/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const control = /[\u0000-\u0020\u007f-\u009f]/

/** Starts with http:// or https://; says nothing about the rest. */
export function isHttp(value: string): boolean {
  return /^https?:\/\//i.test(value)
}

function parse(value: unknown): URL | null {
  if (typeof value !== 'string' || control.test(value)) return null
  try {
    const url = new URL(value)
    return url.username || url.password ? null : url
  } catch {
    return null
  }
}

const isLocal = (host: string) =>
  host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1' || host === '[::1]'

/** The one gate for addresses that leave the widget (rule R5): http or https, no credentials, no control characters; else null. */
export function safeHttpUrl(value: unknown): string | null {
  const url = parse(value)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null
}

/** As `safeHttpUrl`, but https only; http on this machine passes, for development (fault case K3). */
export function safeHttpsUrl(value: unknown): string | null {
  const url = parse(value)
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal(url.hostname))
    ? url.href
    : null
}

/** What may become the `src` of an `<img>` (rule R8): https, or a picture as `data:` of at most 256 kB; else null draws the fallback. */
export function safeImage(value: unknown): string | null {
  if (typeof value !== 'string') return null
  if (!picture.test(value)) return safeHttpsUrl(value)
  return value.length <= largestPicture ? value : null
}

/** The host name, '' for what is no address. */
export function hostOf(value: string): string {
  return parse(value)?.hostname ?? ''
}

/** A page of a block explorer: https, and what is looked up is encoded (fault case M4). null when the explorer's address is refused. */
export function explorerLink(
  explorer: string,
  page: 'address' | 'tx',
  value: string,
): string | null {
  const base = safeHttpsUrl(explorer)
  if (base === null || /^\.{0,2}$/.test(value)) return null
  const url = new URL(base)
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${page}/${encodeURIComponent(value)}`
  url.hash = ''
  return url.href
}

/** Adds to the value of a query parameter (`param` with its `=`), wherever it stands; an address without it stays as it is. */
export function appendToParam(url: string, param: string, suffix: string): string {
  const at = url.indexOf(param)
  if (at === -1) return url
  const end = url.indexOf('&', at)
  return end === -1 ? `${url}${suffix}` : `${url.slice(0, end)}${suffix}${url.slice(end)}`
}

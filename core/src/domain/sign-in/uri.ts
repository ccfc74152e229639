import { parseUrl } from '../text/parse-url.ts'

/** `pchar` and `/` of RFC 3986; `?` too in a query or fragment. */
const path = "(?:[a-z0-9\\-._~!$&'()*+,;=:@/]|%[0-9a-f]{2})*"
const query = "(?:[a-z0-9\\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*"
const escaped = '%[0-9a-f]{2}'
const authority =
  `(?:(?:[a-z0-9\\-._~!$&'()*+,;=:]|${escaped})*@)?` +
  `(?:\\[[0-9a-f:.]+\\]|(?:[a-z0-9\\-._~!$&'()*+,;=]|${escaped})*)(?::\\d{0,5})?`
const uri = new RegExp(
  `^[a-z][a-z0-9+.-]*:(?://${authority}(?:/${path})?|(?!//)${path})(?:\\?${query})?(?:#${query})?$`,
  'i',
)

/** Whether a text is a URI of RFC 3986, with a scheme. */
export const isUri = (text: string): boolean => uri.test(text) && hasIpLiteral(text)

/** False for a text with brackets around something else than an address of IPv6. */
export function hasIpLiteral(text: string): boolean {
  const [literal] = /\[.*?\]/.exec(text) ?? []
  return literal === undefined || parseUrl(`http://${literal}`) !== null
}

/**
 * Escapes the characters of a URL that RFC 3986 does not allow, but the address bar of a browser:
 * `{`, `|`, `[` and others in path, query and fragment. Returns any other text unchanged.
 */
export function toUri(url: string): string {
  const [, origin, rest] = /^([a-z][a-z0-9+.-]*:\/\/[^/?#]*)(.*)$/i.exec(url) ?? []
  if (origin === undefined || rest === undefined) return url
  const [before = '', ...fragments] = rest.split('#')
  const fragment = fragments.length === 0 ? '' : `#${escapeOthers(fragments.join('%23'))}`
  return `${origin}${escapeOthers(before)}${fragment}`
}

const escapeOthers = (text: string): string =>
  text.replace(/%(?![0-9a-f]{2})|[^a-z0-9\-._~!$&'()*+,;=:@/?%]/giu, encodeURIComponent)

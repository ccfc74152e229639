import { decoded } from '../domain/network/rpc-urls.ts'

/** URIs with a scheme that does not need `//`. */
const schemes =
  /(?<![a-z0-9])(?:wc|data|blob|mailto|tel|sms|ethereum|magnet|javascript|intent|ipfs|ipns|about|file|urn):/i

/** The index at which a URI starts in a word, or -1 without a URI. */
export function uriIndex(word: string): number {
  const schemeIndex = schemes.exec(word)?.index ?? -1
  const slashes = word.indexOf('://')
  const authorityIndex = slashes === -1 ? -1 : schemeStart(word, slashes)
  if (schemeIndex === -1 || authorityIndex === -1) return Math.max(schemeIndex, authorityIndex)
  return Math.min(schemeIndex, authorityIndex)
}

function schemeStart(word: string, colon: number): number {
  let index = colon
  while (index > 0 && /[a-z0-9+.-]/i.test(word.charAt(index - 1))) index -= 1
  return index
}

type Pseudonyms = {
  /** The number of a text. Only equal texts have the same number. */
  countOf(text: string): number
  /** Writes a number with digits that hex, base58 and bech32 all contain. */
  digits(count: number, length: number): string
}

/**
 * Hides a URI. Keeps the parts that machines depend on, so that a recording can be replayed: the
 * scheme, a trailing slash, and the form of a pairing URI, also within a wallet link.
 */
export function hiddenUri(uri: string, pseudonyms: Pseudonyms): string {
  if (uri.startsWith('wc:')) return hiddenPairing(uri, pseudonyms)
  const index = uri.indexOf(pairingParam)
  if (index !== -1)
    return (
      hiddenLink(uri.slice(0, index), pseudonyms) +
      pairingParam +
      encodeURIComponent(hiddenPairing(decoded(uri.slice(index + pairingParam.length)), pseudonyms))
    )
  return hiddenLink(uri, pseudonyms)
}

const pairingParam = 'wc?uri='

function hiddenLink(uri: string, { countOf }: Pseudonyms): string {
  const colon = uri.indexOf(':')
  const scheme = uri.slice(0, colon)
  const slashes = uri.startsWith('//', colon + 1) ? '//' : ''
  const start = colon + 1 + slashes.length
  const end = uri.endsWith('/') && uri.length > start ? uri.length - 1 : uri.length
  if (end === start) return uri
  const count = countOf(uri.slice(0, end))
  const tail = uri.slice(end)
  if (/^(https?|wss?)$/i.test(scheme)) return `${scheme}://redacted.invalid/${count}${tail}`
  return `${scheme}:${scheme === 'data' ? ',' : slashes}redacted-${count}${tail}`
}

/**
 * Keeps the parts of a pairing URI that machines check: its form, whether it is too long, and its
 * expiry.
 */
function hiddenPairing(uri: string, { countOf, digits }: Pseudonyms): string {
  const count = countOf(uri)
  if (!/^wc:[!-~]+$/.test(uri)) return `redacted-${count}`
  const [head = '', query = ''] = uri.slice(3).split('?')
  const version = /@\d{1,3}$/.exec(head)?.[0] ?? ''
  const params = query.split('&').flatMap((pair) => {
    const [name = '', value = ''] = pair.split('=')
    if (name === 'symKey') return [`symKey=${digits(count, 64)}`]
    return (name === 'expiryTimestamp' && /^\d{1,16}$/.test(value)) ||
      (name === 'relay-protocol' && value === 'irn')
      ? [pair]
      : []
  })
  const topic = digits(count, uri.length > 4_096 ? uri.length : 64)
  return `wc:${topic}${version}${params.length > 0 ? `?${params.join('&')}` : ''}`
}

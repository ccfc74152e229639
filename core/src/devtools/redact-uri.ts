/** Schemes that need no `//`. */
const schemes =
  /(?<![a-z0-9])(?:wc|data|blob|mailto|tel|sms|ethereum|magnet|javascript|intent|ipfs|ipns|about|file|urn):/i

/** Where a URI begins in a word; -1: there is none. */
export function uriAt(word: string): number {
  const bare = schemes.exec(word)?.index ?? -1
  const slashes = word.indexOf('://')
  const full = slashes === -1 ? -1 : schemeBefore(word, slashes)
  if (bare === -1 || full === -1) return Math.max(bare, full)
  return Math.min(bare, full)
}

function schemeBefore(word: string, colon: number): number {
  let at = colon
  while (at > 0 && /[a-z0-9+.-]/i.test(word.charAt(at - 1))) at -= 1
  return at
}

type Signs = {
  /** One number for one text. */
  countOf(text: string): number
  /** A number in signs that every alphabet has. */
  signs(count: number, length: number): string
}

/**
 * Nothing of it remains but its scheme, and what charts ask of a link or make of one: a slash at its end, and a pairing that it carries to
 * a wallet.
 */
export function hiddenUri(uri: string, by: Signs): string {
  if (uri.startsWith('wc:')) return hiddenPairing(uri, by)
  const at = uri.indexOf(carrier)
  if (at !== -1)
    return (
      hiddenLink(uri.slice(0, at), by) +
      carrier +
      encodeURIComponent(hiddenPairing(decoded(uri.slice(at + carrier.length)), by))
    )
  return hiddenLink(uri, by)
}

const carrier = 'wc?uri='

function hiddenLink(uri: string, { countOf }: Signs): string {
  const colon = uri.indexOf(':')
  const scheme = uri.slice(0, colon)
  const slashes = uri.startsWith('//', colon + 1) ? '//' : ''
  const begin = colon + 1 + slashes.length
  const end = uri.endsWith('/') && uri.length > begin ? uri.length - 1 : uri.length
  if (end === begin) return uri
  const count = countOf(uri.slice(0, end))
  const tail = uri.slice(end)
  if (/^(https?|wss?)$/i.test(scheme)) return `${scheme}://redacted.invalid/${count}${tail}`
  return `${scheme}:${scheme === 'data' ? ',' : slashes}redacted-${count}${tail}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What charts ask of a pairing: that it is one, of a bearable length, and until when it holds. */
function hiddenPairing(uri: string, { countOf, signs }: Signs): string {
  const count = countOf(uri)
  if (!/^wc:[!-~]+$/.test(uri)) return `redacted-${count}`
  const [head = '', query = ''] = uri.slice(3).split('?')
  const version = /@\d{1,3}$/.exec(head)?.[0] ?? ''
  const kept = query.split('&').flatMap((pair) => {
    const [name = '', value = ''] = pair.split('=')
    if (name === 'symKey') return [`symKey=${signs(count, 64)}`]
    return (name === 'expiryTimestamp' && /^\d{1,16}$/.test(value)) ||
      (name === 'relay-protocol' && value === 'irn')
      ? [pair]
      : []
  })
  return `wc:${signs(count, uri.length > 4_096 ? uri.length : 64)}${version}${kept.length > 0 ? `?${kept.join('&')}` : ''}`
}

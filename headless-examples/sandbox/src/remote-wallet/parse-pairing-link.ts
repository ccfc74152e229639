const pairingPattern = /^wc:[0-9a-f]{64}@2\?/
/** Maximum number of links that may be nested as parameters. */
const maxNesting = 3

/**
 * Finds the pairing link in a scanned, pasted or opened text: the link itself, a link with a
 * wallet's scheme (`pocket://wc?uri=…`), a universal link (`https://…/wc?uri=…`) or a link with the
 * pairing link in its hash. Null if the text has no pairing link.
 */
export function parsePairingLink(text: string, depth = maxNesting): string | null {
  const trimmed = text.trim()
  if (pairingPattern.test(trimmed)) return trimmed
  if (depth === 0) return null
  const nested = parameterOf(trimmed)
  return nested === null ? null : parsePairingLink(nested, depth - 1)
}

function parameterOf(text: string): string | null {
  const [address = '', hash = ''] = text.split('#')
  const query = address.slice(address.indexOf('?') + 1)
  for (const part of [query, hash.replace(/^\??/, '')]) {
    const uri = new URLSearchParams(part).get('uri')
    if (uri !== null) return uri
  }
  return hash === '' ? null : decodeOrNull(hash)
}

function decodeOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

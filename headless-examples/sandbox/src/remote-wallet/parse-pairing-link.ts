const pairing = /^wc:[0-9a-f]{64}@2\?/
/** A link holds the pairing link as a parameter, a link in a link no more than this often. */
const depth = 3

/**
 * The pairing link in what a person scanned, pasted or opened: as it is, behind a wallet's own scheme
 * (`pocket://wc?uri=…`), in a universal link (`https://…/wc?uri=…`) or after a `#`. Null when there is none.
 */
export function parsePairingLink(text: string, left = depth): string | null {
  const trimmed = text.trim()
  if (pairing.test(trimmed)) return trimmed
  if (left === 0) return null
  const inner = parameterOf(trimmed)
  return inner === null ? null : parsePairingLink(inner, left - 1)
}

function parameterOf(text: string): string | null {
  const [address = '', hash = ''] = text.split('#')
  const query = address.slice(address.indexOf('?') + 1)
  for (const part of [query, hash.replace(/^\??/, '')]) {
    const uri = new URLSearchParams(part).get('uri')
    if (uri !== null) return uri
  }
  return hash === '' ? null : decoded(hash)
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

const anyString = '"[^"\\\\]*(?:\\\\.[^"\\\\]*)*"'
const anyNumber = '-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?'

/**
 * Quotes integers of 16 or more digits in JSON text, so that `JSON.parse` returns them as exact
 * strings: a JavaScript number cannot hold every amount in lamports.
 */
export function quoteLargeIntegers(json: string): string {
  if (!/\d{16}/.test(json)) return json
  return json.replace(new RegExp(`${anyString}|${anyNumber}`, 'gs'), (token) =>
    /^-?\d{16,}$/.test(token) ? `"${token}"` : token,
  )
}

const anyString = '"[^"\\\\]*(?:\\\\.[^"\\\\]*)*"'
const anyNumber = '-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?'

/** JSON whose integers of 16 digits and more became texts: a number may not hold them, and lamports are counted to the last one. */
export function exactIntegers(json: string): string {
  if (!/\d{16}/.test(json)) return json
  return json.replace(new RegExp(`${anyString}|${anyNumber}`, 'gs'), (token) =>
    /^-?\d{16,}$/.test(token) ? `"${token}"` : token,
  )
}

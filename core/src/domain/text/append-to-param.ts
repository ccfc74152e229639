/**
 * Appends to the value of a query parameter; `param` includes the `=`. If `url` lacks the
 * parameter, returns it unchanged.
 */
export function appendToParam(url: string, param: string, suffix: string): string {
  const start = url.indexOf(param)
  if (start === -1) return url
  const end = url.indexOf('&', start)
  return end === -1 ? `${url}${suffix}` : `${url.slice(0, end)}${suffix}${url.slice(end)}`
}

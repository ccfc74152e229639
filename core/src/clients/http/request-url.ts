/** A missing or empty parameter is left out. */
export type Params = Readonly<Record<string, string | number | null>>

/** The address of a call: parameters in the order they are given. A path below `base` stays below it. */
export function requestUrl(base: string, path: string, params: Params): string {
  const url = new URL(path.replace(/^\/+/, ''), `${base.replace(/\/+$/, '')}/`)
  for (const [name, value] of Object.entries(params))
    if (value !== null && value !== '') url.searchParams.append(name, String(value))
  return url.href
}

/** Text as one part of a path; null for what a browser would take for a way up or for nothing. */
export const pathPart = (text: string): string | null =>
  /^\.{0,2}$/.test(text) ? null : encodeURIComponent(text)

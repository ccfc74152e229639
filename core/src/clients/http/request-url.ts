/** Query parameters; null and empty text are omitted. */
export type Params = Readonly<Record<string, string | number | null>>

/**
 * Builds a URL from a base, a path below it and query parameters in the given order. A path that
 * `base` already has is kept, with or without a leading slash in `path`.
 */
export function requestUrl(base: string, path: string, params: Params): string {
  const url = new URL(path.replace(/^\/+/, ''), `${base.replace(/\/+$/, '')}/`)
  for (const [name, value] of Object.entries(params))
    if (value !== null && value !== '') url.searchParams.append(name, String(value))
  return url.href
}

/**
 * Encodes text as one path segment. Null for `.` and `..`, which URL parsers resolve, and for empty
 * text.
 */
export const pathPart = (text: string): string | null =>
  /^\.{0,2}$/.test(text) ? null : encodeURIComponent(text)

/**
 * Null if a text is not a URL. `base`: resolves relative URLs. Browsers before 2024 have no
 * `URL.canParse`.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}

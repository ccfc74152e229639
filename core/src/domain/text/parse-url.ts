/** Null if a text is not a URL. Browsers before 2024 have no `URL.canParse`. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

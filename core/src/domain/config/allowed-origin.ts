/** Origins that every project allows, for development. */
export const builtInOrigins: readonly string[] = [
  'http://localhost:*',
  'https://*.pages.dev',
  'https://*.vercel.app',
  'https://*.ngrok-free.app',
  'https://secure-mobile.walletconnect.com',
  'https://secure-mobile.walletconnect.org',
]

/** Whether an origin matches one of the patterns. `*` matches any characters. */
export function isOriginAllowed(origin: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => matches(origin, pattern.split('*')))
}

/**
 * Matches the parts between the stars from left to right: linear time, unlike a regular expression
 * with many stars.
 */
function matches(text: string, [first = '', ...parts]: readonly string[]): boolean {
  const last = parts.pop()
  if (last === undefined) return text === first
  const end = text.length - last.length
  if (!text.startsWith(first) || !text.endsWith(last) || end < first.length) return false
  let position = first.length
  for (const part of parts) {
    const index = text.indexOf(part, position)
    if (index === -1 || index + part.length > end) return false
    position = index + part.length
  }
  return true
}

/** Where every project may be tried out. */
export const builtInOrigins: readonly string[] = [
  'http://localhost:*',
  'https://*.pages.dev',
  'https://*.vercel.app',
  'https://*.ngrok-free.app',
  'https://secure-mobile.walletconnect.com',
  'https://secure-mobile.walletconnect.org',
]

/** Whether a page of this origin is meant by one of the patterns: `*` is any run of characters, everything else is itself. */
export function isOriginAllowed(origin: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => matches(origin, pattern.split('*')))
}

/** Part by part from the left, so that a pattern of many stars costs no more than it is long. */
function matches(text: string, [first = '', ...parts]: readonly string[]): boolean {
  const last = parts.pop()
  if (last === undefined) return text === first
  const end = text.length - last.length
  if (!text.startsWith(first) || !text.endsWith(last) || end < first.length) return false
  let at = first.length
  for (const part of parts) {
    const found = text.indexOf(part, at)
    if (found === -1 || found + part.length > end) return false
    at = found + part.length
  }
  return true
}

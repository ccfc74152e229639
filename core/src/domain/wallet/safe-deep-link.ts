import { isHttp, safeHttpsUrl } from '../text/url.ts'

/** Schemes that the browser itself handles instead of opening an app (rule R5). */
const deniedSchemes: ReadonlySet<string> = new Set([
  ...['javascript', 'data', 'vbscript', 'blob', 'file', 'filesystem', 'about', 'view-source'],
  ...['intent', 'android-app', 'http', 'https', 'ws', 'wss', 'ftp'],
])
/** Printable ASCII without spaces and without characters that HTML or a shell would interpret. */
const allowedCharacters = /^[!#-&(-;=?-[\]_a-z~]+$/
const maxLength = 2_048

/**
 * Checks a link that opens a wallet's app (rule R5): https, or a custom scheme such as `rainbow:`,
 * `metamask://` or `bnc://app.binance.com/cedefi/`. Returns it unchanged, or null if it is
 * rejected.
 */
export function safeDeepLink(value: unknown): string | null {
  // On Android, `#intent;` in a link of any scheme selects another app.
  if (
    typeof value !== 'string' ||
    value.length > maxLength ||
    !allowedCharacters.test(value) ||
    /#intent;/i.test(value)
  )
    return null
  if (isHttp(value)) return safeHttpsUrl(value) === null ? null : value
  const scheme = /^([a-z][a-z0-9+.-]*):/.exec(value)?.[1]
  return scheme === undefined || deniedSchemes.has(scheme) || value.includes('@') ? null : value
}

import { isHttp, safeHttpsUrl } from '../text/url.ts'

/** Schemes that run or show something in the browser instead of opening an app (rule R5), or that are no app's own. */
const denied: ReadonlySet<string> = new Set([
  ...['javascript', 'data', 'vbscript', 'blob', 'file', 'filesystem', 'about', 'view-source'],
  ...['intent', 'android-app', 'http', 'https', 'ws', 'wss', 'ftp'],
])
/** Nothing outside printable ASCII, no space, and no character that a page or a shell reads as markup. */
const plain = /^[!#-&(-;=?-[\]_a-z~]+$/
const longest = 2_048

/**
 * The one gate for links that open a wallet's app (rule R5): https, or a scheme of the app's own such as `rainbow:`, `metamask://` or
 * `bnc://app.binance.com/cedefi/`; as it was given. null: refused.
 */
export function safeDeepLink(value: unknown): string | null {
  // on Android a fragment of this name picks another app, whatever the scheme
  if (
    typeof value !== 'string' ||
    value.length > longest ||
    !plain.test(value) ||
    /#intent;/i.test(value)
  )
    return null
  if (isHttp(value)) return safeHttpsUrl(value) === null ? null : value
  const scheme = /^([a-z][a-z0-9+.-]*):/.exec(value)?.[1]
  return scheme === undefined || denied.has(scheme) || value.includes('@') ? null : value
}

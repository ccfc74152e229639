import { safeHttpsUrl } from './url.ts'

/** Schemes that run or show something in the browser instead of opening an app (rule R5). */
const denied = new Set(['javascript', 'data', 'vbscript', 'blob', 'file', 'filesystem', 'about', 'view-source', 'intent'])
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const control = /[\u0000-\u0020\u007f-\u009f]/
const longest = 2_048

/**
 * The one gate for links that open a wallet's app (rule R5): https, or a scheme of the app's own such as `rainbow:`, `metamask://` or
 * `bnc://app.binance.com/cedefi/`; as it was given. null: refused.
 */
export function safeDeepLink(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > longest || control.test(value)) return null
  if (/^https?:/i.test(value)) return safeHttpsUrl(value) === null ? null : value
  const scheme = /^([a-z][a-z0-9+.-]*):/.exec(value)?.[1]
  if (scheme === undefined || denied.has(scheme)) return null
  return /["'<>\\^`{|}@]/.test(value) ? null : value
}

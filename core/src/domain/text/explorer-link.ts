import { safeHttpsUrl } from './url.ts'

/**
 * The URL of an address or transaction in a block explorer; `value` is encoded (fault M4). Null if
 * `safeHttpsUrl` rejects `explorer`, or `value` is empty, `.` or `..`.
 */
export function explorerLink(
  explorer: string,
  page: 'address' | 'tx',
  value: string,
): string | null {
  const base = safeHttpsUrl(explorer)
  if (base === null || /^\.{0,2}$/.test(value)) return null
  const url = new URL(base)
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${page}/${encodeURIComponent(value)}`
  url.hash = ''
  return url.href
}

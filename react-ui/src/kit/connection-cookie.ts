import type { Namespace } from '@latchkit/core'

/** The name of a kit's cookie. Its value is the connected namespaces, separated by dots. */
export const connectionCookieName = (kitId: string): string =>
  `latchkit.${encodeURIComponent(kitId)}`

/**
 * Reads the namespaces that `ConnectionCookie` has stored from the header `cookie` of a request.
 * Null: the request has no cookies. The browser restores the connections of these namespaces, or
 * finds that they have ended.
 */
export function reconnectingFromCookie(
  header: string | null,
  kitId = 'default',
): readonly Namespace[] {
  const start = `${connectionCookieName(kitId)}=`
  const cookie = header?.split(/; */).find((text) => text.startsWith(start))
  return cookie?.slice(start.length).split('.') ?? []
}

'use client'
import type { KitState } from '@latchkit/core'
import { useEffect } from 'react'
import { connectionCookieName } from './connection-cookie.ts'
import { useKit } from './useKit.ts'

/** Names of the connected namespaces. Null until the kit has read its storage. */
const connectedNames = ({ accounts, restoring }: KitState) =>
  restoring &&
  Object.values(accounts)
    .filter(({ status }) => status === 'connected' || status === 'reconnecting')
    .map(({ namespace }) => namespace)
    .join('.')

/**
 * Keeps the names of the connected namespaces in a cookie for `reconnectingFromCookie`, for a year.
 * The cookie has no address and no wallet. Renders nothing.
 */
export function ConnectionCookie(): null {
  const kit = useKit()
  useEffect(() => {
    const name = connectionCookieName(kit.id)
    return kit.watch(connectedNames, (names) => {
      if (names === null) return
      const age = names === '' ? 0 : 31_536_000
      const secure = location.protocol === 'https:' ? '; secure' : ''
      try {
        // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari lack the Cookie Store API
        document.cookie = `${name}=${names}; path=/; max-age=${age}; samesite=lax${secure}`
      } catch {} // a sandboxed frame has no cookies
    })
  }, [kit])
  return null
}

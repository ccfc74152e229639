'use client'
import { type RefObject, useEffect, useState } from 'react'

/**
 * Reads the clipboard; null where that would put a question of the browser's between the visitor and the field: it was not granted
 * before, or this page may not. Browsers without such a grant ask by a bubble of their own at the click.
 */
export function usePaste(node: RefObject<HTMLElement | null>): (() => Promise<string | null>) | null {
  const [allowed, setAllowed] = useState(false)
  useEffect(() => {
    let here = true
    const navigator = node.current?.ownerDocument.defaultView?.navigator
    if (navigator !== undefined) isGranted(navigator).then((granted) => here && setAllowed(granted))
    return () => {
      here = false
    }
  }, [node])
  if (!allowed) return null
  return async () => {
    try {
      return (await node.current?.ownerDocument.defaultView?.navigator.clipboard.readText()) ?? null
    } catch {
      return null
    }
  }
}

async function isGranted({ clipboard, permissions }: Navigator): Promise<boolean> {
  // outside of https there is no clipboard, whatever the types say
  if (typeof clipboard?.readText !== 'function') return false
  try {
    const { state } = await permissions.query({ name: 'clipboard-read' as PermissionName })
    return state === 'granted'
  } catch {
    return true
  }
}

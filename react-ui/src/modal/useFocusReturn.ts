'use client'
import { type RefObject, useEffect } from 'react'
import { activeElement } from './activeElement.ts'

/**
 * Focuses the modal when it opens and returns the focus to the opening element as soon as it
 * closes, unless the visitor has focused something else on the page by then.
 */
export function useFocusReturn(frame: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const node = frame.current
    if (!open || node === null) return
    const opener = activeElement(node)
    if (node.contains(opener)) return
    node.focus({ preventScroll: true })
    return () => {
      const active = activeElement(node)
      const mayMove = active === null || active === node.ownerDocument.body || node.contains(active)
      if (mayMove && opener instanceof HTMLElement && opener.isConnected) {
        opener.focus({ preventScroll: true })
      }
    }
  }, [frame, open])
}

'use client'
import { type RefObject, useEffect } from 'react'
import { activeElement } from './activeElement.ts'

/**
 * Focuses the modal when it opens. As soon as the modal starts to close, returns the focus to the
 * element that had it before, unless the visitor has focused another element of the page.
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

'use client'
import { type RefObject, useEffect } from 'react'
import { activeElement } from './activeElement.ts'

/** Puts the focus on the modal when it opens, and back on what opened it as soon as it closes; it takes it from nowhere else. */
export function useFocusReturn(frame: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const node = frame.current
    if (!open || node === null) return
    const opener = activeElement(node)
    if (node.contains(opener)) return
    node.focus({ preventScroll: true })
    return () => {
      const active = activeElement(node)
      const ours = active === null || active === node.ownerDocument.body || node.contains(active)
      if (ours && opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true })
    }
  }, [frame, open])
}

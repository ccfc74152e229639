'use client'
import { type RefObject, useEffect } from 'react'
import { activeElement } from './activeElement.ts'

const focus = (element: Element | null) => {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true })
}

/** Puts the focus on the modal when it opens, and back on what opened it as soon as it closes; never takes it from elsewhere. */
export function useFocusReturn(frame: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const node = frame.current
    if (!open || node === null) return
    const opener = activeElement(node)
    if (!node.contains(opener)) focus(node)
    return () => {
      const active = activeElement(node)
      if (active === null || active === node.ownerDocument.body || node.contains(active)) focus(opener)
    }
  }, [frame, open])
}

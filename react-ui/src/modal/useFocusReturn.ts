'use client'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { activeElement } from './activeElement.ts'

/**
 * Puts the focus on the modal when it opens. What it returns puts it back on what opened it, once the page may have it again;
 * it takes it from nowhere else.
 */
export function useFocusReturn(frame: RefObject<HTMLElement | null>, open: boolean): () => void {
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    const node = frame.current
    if (!open || node === null) return
    const active = activeElement(node)
    if (node.contains(active)) return
    opener.current = active
    node.focus({ preventScroll: true })
  }, [frame, open])
  return useCallback(() => {
    const element = opener.current
    if (!(element instanceof HTMLElement) || !element.isConnected) return
    const active = activeElement(element)
    if (active === null || active === element.ownerDocument.body) element.focus({ preventScroll: true })
  }, [])
}

'use client'
import { type RefObject, useEffect } from 'react'
import { lockScroll } from './lockScroll.ts'

/** Prevents the page from scrolling while `open`. */
export function useScrollLock(frame: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(
    () => (open && frame.current !== null ? lockScroll(frame.current.ownerDocument) : undefined),
    [frame, open],
  )
}

'use client'
import { type RefObject, useEffect } from 'react'
import { lockScroll } from './lockScroll.ts'

/** While it is open, the page behind the modal does not scroll. */
export function useScrollLock(frame: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(
    () => (open && frame.current !== null ? lockScroll(frame.current.ownerDocument) : undefined),
    [frame, open],
  )
}

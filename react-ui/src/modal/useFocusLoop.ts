'use client'
import { type RefObject, useEffect } from 'react'
import { shownWalletFrame } from '../components/wallet-frame.ts'
import { activeElement } from './activeElement.ts'
import { tabbable } from './tabbable.ts'

/**
 * Keeps the focus inside the dialog on Tab: after the last element follows the first one. The frame
 * of the embedded wallet, while it is drawn, follows the last element and precedes the first one.
 */
export function useFocusLoop(frame: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const node = frame.current
    if (!open || node === null) return
    const wrapFocus = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
      const elements = tabbable(node)
      const first = elements[0]
      const last = elements.at(-1)
      const active = activeElement(node)
      const isAtEdge = event.shiftKey ? active === first || active === node : active === last
      if (!isAtEdge) return
      event.preventDefault()
      const next = shownWalletFrame(node.ownerDocument) ?? (event.shiftKey ? last : first)
      next?.focus()
    }
    node.addEventListener('keydown', wrapFocus)
    return () => node.removeEventListener('keydown', wrapFocus)
  }, [frame, open])
}

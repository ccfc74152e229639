'use client'
import { type RefObject, useEffect } from 'react'
import { activeElement } from './activeElement.ts'
import { tabbable } from './tabbable.ts'

/** Radix's focus trap reads the document, which sees only the host of a shadow root: there the Tab key is turned around here. */
export function useShadowTrap(frame: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const node = frame.current
    if (!open || node === null || !(node.getRootNode() instanceof ShadowRoot)) return
    const turn = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return
      const reached = tabbable(node)
      const active = activeElement(node)
      const edge = event.shiftKey ? reached[0] : reached.at(-1)
      if (active !== edge && !(event.shiftKey && active === node)) return
      event.preventDefault()
      ;(event.shiftKey ? reached.at(-1) : reached[0])?.focus()
    }
    node.addEventListener('keydown', turn)
    return () => node.removeEventListener('keydown', turn)
  }, [frame, open])
}

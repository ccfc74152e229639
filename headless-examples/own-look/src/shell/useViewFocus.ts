import type { ModalPageView } from '@latchkit/react-ui'
import { type RefObject, useEffect, useState } from 'react'

/**
 * The control that had the last focus, by entry of the view stack. Stored as accessible name and
 * index among controls of that name, because going back renders new elements.
 */
export type LastFocus = Map<string, { name: string; index: number }>

const labelOf = (control: Element) =>
  control.getAttribute('aria-label') ?? control.textContent ?? ''
const controlsIn = (sheet: Element) => [...sheet.querySelectorAll<HTMLElement>('button, a, input')]
const controlsNamed = (sheet: Element, name: string) =>
  controlsIn(sheet).filter((control) => labelOf(control) === name)

/**
 * Moves the focus on navigation. Forward: to the title, which screen readers then announce, unless
 * a field of the view has taken the focus. Back: to the control that had the focus before.
 */
export function useViewFocus(
  page: ModalPageView,
  node: RefObject<HTMLElement | null>,
  lastFocus: LastFocus,
): void {
  const { key } = page.entry
  const [previous] = useState(page.direction === 'back' ? lastFocus.get(key) : undefined)
  const ready = page.step !== 'loading'
  useEffect(() => {
    const sheet = node.current
    if (sheet === null) return
    if (sheet.closest('dialog')?.open && !sheet.contains(document.activeElement))
      sheet.querySelector<HTMLElement>('[data-landing]')?.focus({ preventScroll: true })
    const storeFocus = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || !target.matches('button, a, input')) return
      const name = labelOf(target)
      lastFocus.set(key, { name, index: controlsNamed(sheet, name).indexOf(target) })
    }
    sheet.addEventListener('focusin', storeFocus)
    return () => sheet.removeEventListener('focusin', storeFocus)
  }, [node, key, lastFocus])
  useEffect(() => {
    if (ready && previous !== undefined && node.current !== null)
      controlsNamed(node.current, previous.name)[previous.index]?.focus()
  }, [ready, previous, node])
}

import type { ModalPageView } from '@latchkit/react-ui'
import { type RefObject, useEffect, useState } from 'react'

/**
 * Element with the last focus on each view, by name and index, because elements are rendered again.
 */
export type Used = Map<string, { name: string; at: number }>

const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent ?? ''
const controlsIn = (sheet: Element) => [...sheet.querySelectorAll<HTMLElement>('button, a, input')]
const namesakes = (sheet: Element, name: string) =>
  controlsIn(sheet).filter((control) => nameOf(control) === name)

/**
 * Moves focus on navigation: forward to the title, which is announced, and back to the element used
 * before.
 */
export function useLanding(
  page: ModalPageView,
  node: RefObject<HTMLElement | null>,
  used: Used,
): void {
  const { key } = page.entry
  const [before] = useState(page.direction === 'back' ? used.get(key) : undefined)
  const ready = page.step !== 'loading'
  useEffect(() => {
    const sheet = node.current
    if (sheet === null) return
    if (sheet.closest('dialog')?.open)
      sheet.querySelector<HTMLElement>('[data-landing]')?.focus({ preventScroll: true })
    const remember = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || !target.matches('button, a, input')) return
      const name = nameOf(target)
      used.set(key, { name, at: namesakes(sheet, name).indexOf(target) })
    }
    sheet.addEventListener('focusin', remember)
    return () => sheet.removeEventListener('focusin', remember)
  }, [node, key, used])
  useEffect(() => {
    if (ready && before !== undefined && node.current !== null)
      namesakes(node.current, before.name)[before.at]?.focus()
  }, [ready, before, node])
}

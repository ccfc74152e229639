import type { Kit } from '@latchkit/core'
import { doubleClickTime } from '../../components/useClickGuard.ts'
import { isWalletFrame, shownWalletFrame } from '../../components/wallet-frame.ts'

type Place = Kit['embedded']['place']
type Box = NonNullable<Parameters<Place>[0]>

/**
 * Shows the frame of the embedded wallet over an element after 400 ms, keeps it there, also while the
 * element moves, and moves the focus into the frame. Returns a function that hides the frame; a focus
 * in it then returns to the view.
 */
export function followBox(node: HTMLElement, place: Place): () => void {
  const page = node.ownerDocument
  const window = page.defaultView
  if (window === null) return () => {}
  let placed: string | null = null
  let drawn: HTMLElement | null = null
  let nextUpdate = 0
  // Transitions, scrolling and the page's own layout move the element without an event.
  const update = () => {
    const box = visibleBox(node)
    const text = JSON.stringify(box)
    if (text !== placed) place(box)
    const frame = shownWalletFrame(page)
    if (frame !== null && (text !== placed || frame !== drawn))
      frame.style.borderRadius = window.getComputedStyle(node).borderRadius
    if (frame !== null && frame !== drawn) focus(frame)
    drawn = frame ?? drawn
    placed = text
    nextUpdate = window.requestAnimationFrame(update)
  }
  const focus = (frame: HTMLElement) => {
    // The visitor may have moved on to the button beside the frame.
    if (node.closest('.lk-panel')?.querySelector(':focus')) return
    frame.focus({ preventScroll: true })
  }
  const timer = setTimeout(update, doubleClickTime)
  return () => {
    clearTimeout(timer)
    window.cancelAnimationFrame(nextUpdate)
    const hadFocus = isWalletFrame(page.activeElement)
    place(null)
    if (hadFocus) node.closest<HTMLElement>('.lk-view')?.focus({ preventScroll: true })
  }
}

/**
 * The part of an element that its scrolled view shows, above the view's footer: the frame must cover
 * no control of the modal. Null if nothing of it is visible.
 */
function visibleBox(node: HTMLElement): Box | null {
  const { top, bottom, left, width } = node.getBoundingClientRect()
  const view = node.closest('.lk-view')?.getBoundingClientRect()
  const footer = node.closest('.lk-panel')?.querySelector('.lk-footer')?.getBoundingClientRect()
  const visibleTop = Math.max(top, view?.top ?? top)
  const visibleBottom = Math.min(bottom, view?.bottom ?? bottom, footer?.top ?? bottom)
  const height = visibleBottom - visibleTop
  return width > 0 && height > 0 ? { top: visibleTop, left, width, height } : null
}

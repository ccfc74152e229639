import type { PointerEvent as ReactPointerEvent } from 'react'

/** Distance in px that a pressed pointer may move without becoming a drag. */
const dragDistance = 8

/**
 * Handles `pointerdown`: captures the pointer for the pressed link or button, which is then clicked
 * even if arriving data moves it before the release. A drag ends the capture, and the usual rules
 * decide what is clicked. Labels keep them too: they contain text fields, where a drag selects.
 */
export function keepPress({
  isTrusted,
  target,
  pointerId,
  clientX,
  clientY,
}: ReactPointerEvent<HTMLElement>): void {
  const control = target instanceof Element && target.closest<HTMLElement>('a, button')
  // Only an event of the visitor has a pointer that can be captured.
  if (!control || !isTrusted) return
  control.setPointerCapture(pointerId)
  control.onpointermove = (move) => {
    const distance = Math.hypot(move.clientX - clientX, move.clientY - clientY)
    // After the press, the pointer of a finger no longer exists, and releasing it would throw.
    if (distance > dragDistance && control.hasPointerCapture(pointerId))
      control.releasePointerCapture(pointerId)
  }
}

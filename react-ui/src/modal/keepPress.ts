import type { PointerEvent as ReactPointerEvent } from 'react'

/** Distance in px from which a press is a drag. */
const dragDistance = 8

/**
 * Captures the pointer for the pressed control, so that the control is clicked although data that
 * arrives before the release moves it. A drag ends the capture: it does not click what it left.
 */
export function keepPress({
  isTrusted,
  target,
  pointerId,
  clientX,
  clientY,
}: ReactPointerEvent<HTMLElement>): void {
  const control = target instanceof Element && target.closest<HTMLElement>('a, button, label')
  // A script's event has no pointer to capture.
  if (!control || !isTrusted) return
  control.setPointerCapture(pointerId)
  control.onpointermove = (move) => {
    if (Math.hypot(move.clientX - clientX, move.clientY - clientY) > dragDistance)
      control.releasePointerCapture(pointerId)
  }
}

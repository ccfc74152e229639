'use client'
import { useEffect, useRef } from 'react'
import { useKit } from '../kit/useKit.ts'
import { useKitState } from '../kit/useKitState.ts'
import type { FrameProps } from './frame.types.ts'
import { useFocusLoop } from './useFocusLoop.ts'
import { useInert } from './useInert.ts'
import { useModality } from './useModality.ts'
import { useScrollLock } from './useScrollLock.ts'

const preventDefault = (event: { preventDefault(): void }) => event.preventDefault()

/**
 * Backdrop, focus trap, Escape. As soon as the modal starts to close, focus, scrolling and pointer
 * events belong to the page again, while the dialog still fades out.
 *
 * Of all presses outside the modal, only one on the backdrop closes it: the backdrop covers the
 * page, so any other pressed element is above the modal.
 */
export function DialogWindow({ labels, fit, children }: Omit<FrameProps, 'root'>) {
  const { requestClose } = useKit().modal
  const open = useKitState(({ modal }) => modal.phase === 'open')
  const frame = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  useModality(frame, open, requestClose)
  useFocusLoop(frame, open)
  useScrollLock(frame, open)
  useEffect(() => {
    if (frame.current !== null) return fit?.(frame.current)
  }, [fit])
  useInert(frame, !open)
  return (
    <>
      {/* A press closes the modal, which focuses its opener; the default action of mousedown would move that focus. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: assistive technology uses the close button */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the modal */}
      <div
        className="lk-backdrop"
        data-part="backdrop"
        data-state={open ? 'open' : 'closed'}
        onMouseDown={preventDefault}
        onPointerDown={() => {
          isPressed.current = true
        }}
        onClick={() => {
          // Ignore a click whose press was on an element that the page has removed.
          if (isPressed.current && open) requestClose()
          isPressed.current = false
        }}
      />
      <div
        ref={frame}
        role="dialog"
        tabIndex={-1}
        className="lk-frame"
        data-state={open ? 'open' : 'closed'}
        aria-modal="true"
        aria-labelledby={labels.title}
      >
        {children}
      </div>
    </>
  )
}

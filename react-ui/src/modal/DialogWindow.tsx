'use client'
import { hideOthers } from 'aria-hidden'
import { DismissableLayer, FocusGuards, FocusScope } from 'radix-ui/internal'
import { type ReactNode, useEffect, useRef } from 'react'
import { useKit } from '../kit/useKit.ts'
import { useKitState } from '../kit/useKitState.ts'
import type { Labels } from './frame.types.ts'
import { useFocusReturn } from './useFocusReturn.ts'
import { useInert } from './useInert.ts'
import { useScrollLock } from './useScrollLock.ts'
import { useShadowFocusTrap } from './useShadowFocusTrap.ts'

const preventDefault = (event: { preventDefault(): void }) => event.preventDefault()
/** Opening a context menu outside the dialog does not close it. */
const ignoreContextMenu = (event: CustomEvent<{ originalEvent: PointerEvent }>) => {
  const { button, ctrlKey } = event.detail.originalEvent
  if (button === 2 || (button === 0 && ctrlKey)) event.preventDefault()
}

/**
 * Backdrop, focus trap, Escape. As soon as the modal starts to close, focus, scrolling and pointer
 * events belong to the page again, while the dialog still fades out.
 *
 * Uses the building blocks of Radix's dialog instead of the dialog itself: mounting, labels and
 * transitions are handled here, and the remaining code would add 3 kB to the first opening.
 */
export function DialogWindow({ labels, children }: { labels: Labels; children: ReactNode }) {
  const kit = useKit()
  const open = useKitState(({ modal }) => modal.phase === 'open')
  const frame = useRef<HTMLDivElement>(null)
  FocusGuards.useFocusGuards()
  useFocusReturn(frame, open)
  useShadowFocusTrap(frame, open)
  useScrollLock(frame, open)
  useInert(frame, !open)
  useEffect(() => (frame.current === null ? undefined : hideOthers(frame.current)), [])
  return (
    <>
      {/* A press closes the modal, which focuses its opener; the default action of mousedown would move that focus. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the handler only prevents a change of the focus */}
      <div
        className="lk-backdrop"
        data-state={open ? 'open' : 'closed'}
        onMouseDown={preventDefault}
      />
      <FocusScope.Root
        asChild
        loop
        trapped={open}
        onMountAutoFocus={preventDefault}
        onUnmountAutoFocus={preventDefault}
      >
        <DismissableLayer.Root
          ref={frame}
          role="dialog"
          className="lk-frame"
          data-state={open ? 'open' : 'closed'}
          aria-modal="true"
          aria-labelledby={labels.title}
          disableOutsidePointerEvents={open}
          onPointerDownOutside={ignoreContextMenu}
          onFocusOutside={preventDefault}
          onDismiss={() => open && kit.modal.requestClose()}
        >
          {children}
        </DismissableLayer.Root>
      </FocusScope.Root>
    </>
  )
}

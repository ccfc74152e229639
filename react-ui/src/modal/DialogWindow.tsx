'use client'
import { hideOthers } from 'aria-hidden'
import { DismissableLayer, FocusGuards, FocusScope } from 'radix-ui/internal'
import { type ReactNode, useEffect, useRef } from 'react'
import { useKit } from '../kit/useKit.ts'
import { useKitState } from '../kit/useKitState.ts'
import type { Labels } from './frameProps.ts'
import { useFocusReturn } from './useFocusReturn.ts'
import { useInert } from './useInert.ts'
import { useScrollLock } from './useScrollLock.ts'
import { useShadowTrap } from './useShadowTrap.ts'

const ours = (event: { preventDefault(): void }) => event.preventDefault()
/** A context menu is wanted beside the window: that does not close it. */
const stays = (event: CustomEvent<{ originalEvent: PointerEvent }>) => {
  const { button, ctrlKey } = event.detail.originalEvent
  if (button === 2 || (button === 0 && ctrlKey)) event.preventDefault()
}

/**
 * Backdrop, focus trap, Escape. It stays in the page while it fades, and lets go of it at once. Put together from the parts that Radix's
 * dialog is made of: we mount, label and fade by ourselves, and the rest of it would cost each first opening 3 kB.
 */
export function DialogWindow({ labels, children }: { labels: Labels; children: ReactNode }) {
  const kit = useKit()
  const open = useKitState(({ modal }) => modal.phase === 'open')
  const frame = useRef<HTMLDivElement>(null)
  FocusGuards.useFocusGuards()
  useFocusReturn(frame, open)
  useShadowTrap(frame, open)
  useScrollLock(frame, open)
  useInert(frame, !open)
  useEffect(() => (frame.current === null ? undefined : hideOthers(frame.current)), [])
  return (
    <>
      {/* pressing it closes the modal, which hands the focus back: the rest of the press must not take it from there */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is */}
      <div className="lk-backdrop" data-state={open ? 'open' : 'closed'} onMouseDown={ours} />
      <FocusScope.Root
        asChild
        loop
        trapped={open}
        onMountAutoFocus={ours}
        onUnmountAutoFocus={ours}
      >
        <DismissableLayer.Root
          ref={frame}
          role="dialog"
          className="lk-frame"
          data-state={open ? 'open' : 'closed'}
          aria-modal="true"
          aria-labelledby={labels.title}
          disableOutsidePointerEvents={open}
          onPointerDownOutside={stays}
          onFocusOutside={ours}
          onDismiss={() => open && kit.tryClose()}
        >
          {children}
        </DismissableLayer.Root>
      </FocusScope.Root>
    </>
  )
}

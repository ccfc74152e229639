'use client'
import { Dialog } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { useKit } from '../kit/useKit.ts'
import { useKitState } from '../kit/useKitState.ts'
import type { Labels } from './frameProps.ts'
import { useFocusReturn } from './useFocusReturn.ts'
import { useInert } from './useInert.ts'
import { useScrollLock } from './useScrollLock.ts'
import { useShadowTrap } from './useShadowTrap.ts'

const ours = (event: Event) => event.preventDefault()

/** Backdrop, focus trap, Escape. It stays in the page while it fades, and lets go of it at once. */
export function DialogWindow({ labels, children }: { labels: Labels; children: ReactNode }) {
  const kit = useKit()
  const open = useKitState(({ modal }) => modal.phase === 'open')
  const frame = useRef<HTMLDivElement>(null)
  useFocusReturn(frame, open)
  useShadowTrap(frame, open)
  useScrollLock(frame, open)
  useInert(frame, !open)
  return (
    <>
      <div className="lk-backdrop" data-state={open ? 'open' : 'closed'} />
      <Dialog.Root open={open} onOpenChange={(wanted) => !wanted && kit.tryClose()}>
        <Dialog.Content
          ref={frame}
          forceMount
          className="lk-frame"
          aria-modal="true"
          aria-labelledby={labels.title}
          aria-describedby={undefined}
          onOpenAutoFocus={ours}
          onCloseAutoFocus={ours}
        >
          {children}
        </Dialog.Content>
      </Dialog.Root>
    </>
  )
}

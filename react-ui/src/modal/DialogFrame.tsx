'use client'
import { Portal } from 'radix-ui'
import { useKitContext } from '../kit/useKitContext.ts'
import { DialogWindow } from './DialogWindow.tsx'
import type { FrameProps } from './frame.types.ts'

/**
 * Renders the modal over the page, at the end of the body or in the container of the `KitProvider`.
 */
export function DialogFrame({ labels, root, children }: FrameProps) {
  const { container } = useKitContext().renderOptions
  return (
    <Portal.Root {...root} container={container} className="latchkit lk-root">
      <DialogWindow labels={labels}>{children}</DialogWindow>
    </Portal.Root>
  )
}

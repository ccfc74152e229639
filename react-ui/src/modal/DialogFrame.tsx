'use client'
import { Portal } from 'radix-ui'
import { useHandle } from '../kit/useHandle.ts'
import { DialogWindow } from './DialogWindow.tsx'
import type { FrameProps } from './frameProps.ts'

/** Over the page, at its end or in the container that it named. */
export function DialogFrame({ labels, root, children }: FrameProps) {
  const { container } = useHandle().drawing
  return (
    <Portal.Root {...root} container={container} className="latchkit lk-root">
      <DialogWindow labels={labels}>{children}</DialogWindow>
    </Portal.Root>
  )
}

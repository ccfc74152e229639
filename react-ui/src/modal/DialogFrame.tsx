'use client'
import { DialogWindow } from './DialogWindow.tsx'
import type { FrameProps } from './frame.types.ts'
import { PagePortal } from './PagePortal.tsx'

/** Renders the modal over the page. */
export function DialogFrame({ root, ...props }: FrameProps) {
  return (
    <PagePortal>
      <div {...root} className="latchkit lk-root">
        <DialogWindow {...props} />
      </div>
    </PagePortal>
  )
}

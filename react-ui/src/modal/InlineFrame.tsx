'use client'
import type { FrameProps } from './frame.types.ts'

/**
 * Renders the modal as a part of the page (embedded mode): no backdrop, no shadow, no focus trap.
 */
export function InlineFrame({ labels, root, children }: FrameProps) {
  return (
    <div {...root} className="latchkit lk-inline">
      <section className="lk-frame" aria-labelledby={labels.title}>
        {children}
      </section>
    </div>
  )
}

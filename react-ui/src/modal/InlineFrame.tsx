'use client'
import type { FrameProps } from './frameProps.ts'

/** In the page (embedded mode): no backdrop, no shadow, nothing to close, nothing trapped. */
export function InlineFrame({ labels, root, children }: FrameProps) {
  return (
    <div {...root} className="latchkit lk-inline">
      <section className="lk-frame" aria-labelledby={labels.title}>
        {children}
      </section>
    </div>
  )
}

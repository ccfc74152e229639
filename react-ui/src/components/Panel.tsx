import type { ReactNode } from 'react'

/** The frame of every view: its margins, the gap between its sections, and a footer where one says something. Whoever holds it adds no padding. */
export function Panel({ footer = null, children }: { footer?: ReactNode; children: ReactNode }) {
  return (
    <div className="lk-panel">
      <div className="lk-panel-body">{children}</div>
      {footer !== null && <div className="lk-footer">{footer}</div>}
    </div>
  )
}

import type { ReactNode } from 'react'
import componentsCss from './components.css?inline'
import { useSheet } from './useSheet.ts'

/**
 * The frame of a view: margins, gaps between sections, and an optional footer, which stays in sight
 * while the view scrolls. The element around it must add no padding.
 */
export function Panel({ footer = null, children }: { footer?: ReactNode; children: ReactNode }) {
  useSheet(componentsCss)
  return (
    <div className="lk-panel">
      <div className="lk-panel-body">{children}</div>
      {footer !== null && (
        <div className="lk-footer" data-part="footer">
          {footer}
        </div>
      )}
    </div>
  )
}

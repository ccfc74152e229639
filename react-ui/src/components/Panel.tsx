import { type ReactNode, useContext } from 'react'
import { useSheetIn } from '../theme/useSheetIn.ts'
import componentsCss from './components.css?inline'
import { SheetContext } from './useSheet.ts'

/**
 * The frame of a view: margins, gaps between sections, and an optional footer, which stays in sight
 * while the view scrolls. The element around it must add no padding.
 */
export function Panel({ footer = null, children }: { footer?: ReactNode; children: ReactNode }) {
  useSheetIn(useContext(SheetContext), componentsCss)
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

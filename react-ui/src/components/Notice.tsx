import { WarningIcon } from './icons.ts'
import noticeCss from './notice.css?inline'
import { useSheet } from './useSheet.ts'

/** A warning of one line. */
export function Notice({ children }: { children: string }) {
  useSheet(noticeCss)
  return (
    <p className="lk-notice" data-part="notice">
      <WarningIcon />
      <span>{children}</span>
    </p>
  )
}

import dividerCss from './divider.css?inline'
import { useSheet } from './useSheet.ts'

/** A line with a word in it, between two alternatives. */
export function Divider({ children }: { children: string }) {
  useSheet(dividerCss)
  return <div className="lk-divider">{children}</div>
}

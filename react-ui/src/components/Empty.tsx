import type { ReactNode } from 'react'
import { useAnnounce } from './useAnnounce.ts'

export type EmptyProps = {
  icon: ReactNode
  title: string
  /** The title as nodes, for a title with external text whose direction must be isolated. */
  heading?: ReactNode
  text: string | null
  action: ReactNode
}

/**
 * An empty list or an empty search result: an icon, a title and at most one action. The title and
 * the text are announced to screen readers.
 */
export function Empty({ icon, title, heading = title, text, action }: EmptyProps) {
  useAnnounce(title, text)
  return (
    <div className="lk-empty">
      <span className="lk-empty-icon" aria-hidden="true">
        {icon}
      </span>
      <div className="lk-pending-screen-text">
        <h3 className="lk-title">{heading}</h3>
        {text !== null && <p className="lk-lead">{text}</p>}
      </div>
      {action}
    </div>
  )
}

import type { ReactNode } from 'react'
import { useAnnounce } from './useAnnounce.ts'

export type EmptyProps = {
  icon: ReactNode
  title: string
  /** The title as it is drawn, where text from outside is set apart in it. */
  drawn?: ReactNode
  text: string | null
  action: ReactNode
}

/** Nothing to show, or nothing found: an icon, one plain sentence, at most one action. It is read out. */
export function Empty({ icon, title, drawn = title, text, action }: EmptyProps) {
  useAnnounce(title, text)
  return (
    <div className="lk-empty">
      <span className="lk-empty-icon" aria-hidden="true">
        {icon}
      </span>
      <div className="lk-waiting-words">
        <h3 className="lk-title">{drawn}</h3>
        {text !== null && <p className="lk-lead">{text}</p>}
      </div>
      {action}
    </div>
  )
}

import type { ReactNode } from 'react'

/** Nothing to show, or nothing found: an icon, one plain sentence, at most one action. */
export function Empty({ icon, title, text, action }: { icon: ReactNode; title: string; text: string | null; action: ReactNode }) {
  return (
    <div className="lk-empty">
      <span className="lk-empty-icon" aria-hidden="true">
        {icon}
      </span>
      <div className="lk-waiting-words" role="status">
        <h3 className="lk-title">{title}</h3>
        {text !== null && <p className="lk-lead">{text}</p>}
      </div>
      {action}
    </div>
  )
}

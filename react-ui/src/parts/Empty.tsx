import type { ReactNode } from 'react'
import { useSay } from './useSay.ts'

/** Nothing to show, or nothing found: an icon, one plain sentence, at most one action. It is read out. */
export function Empty({ icon, title, text, action }: { icon: ReactNode; title: string; text: string | null; action: ReactNode }) {
  useSay(title, text)
  return (
    <div className="lk-empty">
      <span className="lk-empty-icon" aria-hidden="true">
        {icon}
      </span>
      <div className="lk-waiting-words">
        <h3 className="lk-title">{title}</h3>
        {text !== null && <p className="lk-lead">{text}</p>}
      </div>
      {action}
    </div>
  )
}

import type { ReactNode } from 'react'
import { List } from './List.tsx'

export type GroupProps = {
  title: string
  /** A short text at the end of the title. */
  note?: ReactNode
  /** A control for the whole group. */
  action?: ReactNode
  children: ReactNode
}

/** A list of rows under a heading. */
export function Group({ title, note = null, action = null, children }: GroupProps) {
  return (
    <div className="lk-group">
      <div className="lk-group-head">
        <div className="lk-group-text">
          <h3 className="lk-group-title">{title}</h3>
          {note !== null && <span className="lk-group-note">{note}</span>}
        </div>
        {action}
      </div>
      <List label={title}>{children}</List>
    </div>
  )
}

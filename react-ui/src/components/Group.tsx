import type { ReactNode } from 'react'
import { List } from './List.tsx'

export type GroupProps = {
  title: string
  /** A quiet word at the end of the title. */
  note?: ReactNode
  /** What can be done with all of them. */
  act?: ReactNode
  children: ReactNode
}

/** Rows that belong together, under what they have in common. */
export function Group({ title, note = null, act = null, children }: GroupProps) {
  return (
    <div className="lk-group">
      <div className="lk-group-head">
        <div className="lk-group-words">
          <h3 className="lk-group-title">{title}</h3>
          {note !== null && <span className="lk-group-note">{note}</span>}
        </div>
        {act}
      </div>
      <List label={title}>{children}</List>
    </div>
  )
}

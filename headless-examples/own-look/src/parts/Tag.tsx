import type { ReactNode } from 'react'

/** A word about something, in a frame. `on`: it is so right now. */
export const Tag = ({ on = false, children }: { on?: boolean; children: ReactNode }) => (
  <span className="tag" data-on={on || undefined}>
    {children}
  </span>
)

import type { ReactNode } from 'react'

/** A tag. `on`: highlighted. */
export const Tag = ({ on = false, children }: { on?: boolean; children: ReactNode }) => (
  <span className="tag" data-on={on || undefined}>
    {children}
  </span>
)

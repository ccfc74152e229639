import type { ReactNode } from 'react'

/** The frame of our own small drawings: 64 units square, lines in the accent, fills by class. Decoration, never read. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className="lk-drawing" viewBox="0 0 64 64" aria-hidden="true">
      {children}
    </svg>
  )
}

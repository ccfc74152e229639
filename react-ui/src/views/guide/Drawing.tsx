import type { ReactNode } from 'react'

/**
 * The frame of the guide's drawings: a 64 by 64 view box, with lines in the accent color and fills
 * by class. Hidden from screen readers.
 */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className="lk-drawing" viewBox="0 0 64 64" aria-hidden="true">
      {children}
    </svg>
  )
}

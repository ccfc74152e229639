import type { ReactNode } from 'react'
import { CheckIcon, CloseIcon } from './icons.ts'
import ringCss from './ring.css?inline'
import { useSheet } from './useSheet.ts'

/**
 * - `idle`: nothing was requested yet.
 * - `pending`: a request is open.
 * - `unresponsive`: the request is open and has been unanswered for a while.
 * - `done`: the ring is closed.
 * - `failed`: the ring is open, after a rejection or an error.
 */
export type RingState = 'idle' | 'pending' | 'unresponsive' | 'done' | 'failed'

/**
 * A ring around an icon that shows the state of a request. Hidden from screen readers: the text
 * beside it states the same.
 */
export function Ring({ state, children }: { state: RingState; children: ReactNode }) {
  useSheet(ringCss)
  return (
    <div className="lk-ring" data-state={state} aria-hidden="true">
      <svg className="lk-ring-line" viewBox="0 0 120 120" aria-hidden="true">
        <circle className="lk-ring-track" cx="60" cy="60" r="54" />
        <circle className="lk-ring-arc" cx="60" cy="60" r="54" pathLength="100" />
      </svg>
      {children}
      <span className="lk-ring-mark">{state === 'done' ? <CheckIcon /> : <CloseIcon />}</span>
    </div>
  )
}

import type { ReactNode } from 'react'
import { CheckIcon, CloseIcon } from './icons.ts'

/** `rest`: nobody is asked yet. `pending`: someone is asked. `silent`: still asked, no answer for a while. `done`: the ring has closed. `refused`: it opened. */
export type RingState = 'rest' | 'pending' | 'silent' | 'done' | 'refused'

/** The ring that closes, around the icon of whoever is asked. Seen, not read: the words beside it say the same. */
export function Ring({ state, children }: { state: RingState; children: ReactNode }) {
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

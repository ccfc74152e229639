import type { ReactNode } from 'react'
import { Ring, type RingState } from './Ring.tsx'

export type WaitingProps = {
  ring: RingState
  icon: ReactNode
  title: string
  /** null: the title says it all. */
  text: string | null
  /** One or two buttons, side by side; null when there is nothing to do. */
  actions: ReactNode
}

/** A screen on which somebody is asked: the ring, what happens, what one can do. A change is announced. */
export function Waiting({ ring, icon, title, text, actions }: WaitingProps) {
  return (
    <>
      <div className="lk-waiting">
        <Ring state={ring}>{icon}</Ring>
        <div className="lk-waiting-words" role="status">
          <h3 className="lk-title">{title}</h3>
          {text !== null && <p className="lk-lead">{text}</p>}
        </div>
      </div>
      {actions !== null && <div className="lk-actions">{actions}</div>}
    </>
  )
}

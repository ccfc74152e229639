import type { ReactNode } from 'react'
import { Ring, type RingState } from './Ring.tsx'
import { useAnnounce } from './useAnnounce.ts'

export type PendingScreenProps = {
  /** Null: no request is open, and the icon is drawn without a ring. */
  ring: RingState | null
  icon: ReactNode
  title: string
  text: string | null
  /** One or two buttons. Null: their space stays empty, so that nothing moves between steps. */
  actions: ReactNode
}

/**
 * A screen for one step of a request: an icon in a ring, a title, a sentence and buttons. The title
 * and the sentence are announced to screen readers.
 */
export function PendingScreen({ ring, icon, title, text, actions }: PendingScreenProps) {
  useAnnounce(title, text)
  return (
    <>
      <div className="lk-pending-screen">
        {ring === null ? icon : <Ring state={ring}>{icon}</Ring>}
        <div className="lk-pending-screen-text">
          <h3 className="lk-title">{title}</h3>
          {text !== null && <p className="lk-lead">{text}</p>}
        </div>
      </div>
      <div className="lk-actions">{actions}</div>
    </>
  )
}

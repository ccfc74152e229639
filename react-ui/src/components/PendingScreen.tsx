import type { ReactNode } from 'react'
import { Ring, type RingState } from './Ring.tsx'
import { useAnnounce } from './useAnnounce.ts'

export type PendingScreenProps = {
  /** null: nobody is asked, there is only the icon. */
  ring: RingState | null
  icon: ReactNode
  title: string
  /** null: the title says it all. */
  text: string | null
  /** One or two buttons, side by side; null: their place stays empty, so that nothing moves when the ring closes. */
  actions: ReactNode
}

/** A screen about one step: the ring around whoever is asked, what happens, what one can do. It is read out. */
export function PendingScreen({ ring, icon, title, text, actions }: PendingScreenProps) {
  useAnnounce(title, text)
  return (
    <>
      <div className="lk-waiting">
        {ring === null ? icon : <Ring state={ring}>{icon}</Ring>}
        <div className="lk-waiting-words">
          <h3 className="lk-title">{title}</h3>
          {text !== null && <p className="lk-lead">{text}</p>}
        </div>
      </div>
      <div className="lk-actions">{actions}</div>
    </>
  )
}

import type { ReactNode } from 'react'
import { Ring, type RingState } from './Ring.tsx'
import { useAnnounce } from './useAnnounce.ts'
import { useSkip } from './useSkip.ts'

export type PendingScreenProps = {
  /** Null: no request is open, and the icon is drawn without a ring. */
  ring: RingState | null
  icon: ReactNode
  title: string
  text: string | null
  /** Content below the sentence. */
  note?: ReactNode
  /** One or two buttons. Null: their space stays empty, so that nothing moves between steps. */
  actions: ReactNode
  /** The title of the modal during the step. Null: the title of the view. */
  header?: string | null
  /** Called on the next key press or click anywhere in the page. */
  skip?: (() => void) | null
}

/**
 * A screen for one step of a request: an icon in a ring, a title, a sentence and buttons. The title
 * and the sentence are announced to screen readers.
 */
export function PendingScreen({
  ring,
  icon,
  title,
  text,
  note,
  actions,
  header = null,
  skip = null,
}: PendingScreenProps) {
  useAnnounce(title, text, header)
  const element = useSkip(skip)
  return (
    <>
      <div ref={element} className="lk-pending-screen">
        {ring === null ? icon : <Ring state={ring}>{icon}</Ring>}
        <div className="lk-pending-screen-text">
          <h3 className="lk-title">{title}</h3>
          {text !== null && <p className="lk-lead">{text}</p>}
          {note}
        </div>
      </div>
      <div className="lk-actions">{actions}</div>
    </>
  )
}

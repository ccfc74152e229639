'use client'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Ring, type RingState } from './Ring.tsx'
import { useAnnounce } from './useAnnounce.ts'

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

/**
 * Calls `skip` on the next key press or click anywhere in the page. Returns a ref for an element of
 * that page.
 */
function useSkip(skip: (() => void) | null): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const page = element.current?.ownerDocument
    if (skip === null || page === undefined) return
    page.addEventListener('keydown', skip, true)
    page.addEventListener('click', skip, true)
    return () => {
      page.removeEventListener('keydown', skip, true)
      page.removeEventListener('click', skip, true)
    }
  }, [skip])
  return element
}

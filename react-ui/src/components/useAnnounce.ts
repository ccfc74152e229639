'use client'
import { createContext, useContext, useEffect } from 'react'

/**
 * `text`: what screen readers announce. `header`: the title of the modal during the step. Null: the
 * title of the view.
 */
export type StepTexts = { text: string; header: string | null }

/**
 * Receives the texts of the current step; null when the step ends. The modal provides a live region;
 * outside the modal the texts are ignored.
 */
export const AnnounceContext = createContext<(step: StepTexts | null) => void>(() => {})

/** Announces a step to screen readers: its title and its sentence, in one message. */
export function useAnnounce(
  title: string,
  text: string | null,
  header: StepTexts['header'] = null,
): void {
  const announce = useContext(AnnounceContext)
  const message = text === null ? title : `${asSentence(title)} ${text}`
  useEffect(() => {
    announce({ text: message, header })
    return () => announce(null)
  }, [announce, message, header])
}

/** A title with a full stop, unless it ends a sentence itself: `Switch to Base?`. */
const asSentence = (title: string) => (/[.?!…]$/.test(title) ? title : `${title}.`)

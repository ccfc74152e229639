'use client'
import { createContext, useContext, useEffect } from 'react'

/**
 * Receives the text of the current step; null when the step ends. The modal provides a live region;
 * outside the modal the text is ignored.
 */
export const AnnounceContext = createContext<(text: string | null) => void>(() => {})

/** Announces a step to screen readers: its title and its sentence, in one message. */
export function useAnnounce(title: string, text: string | null): void {
  const announce = useContext(AnnounceContext)
  const message = text === null ? title : `${title}. ${text}`
  useEffect(() => {
    announce(message)
    return () => announce(null)
  }, [announce, message])
}

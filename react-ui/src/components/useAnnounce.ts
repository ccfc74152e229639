'use client'
import { createContext, useContext, useEffect } from 'react'

/** Hears what a step says, so that it is read out when it changes; null: the step is over. Outside of the modal nobody listens. */
export const AnnounceContext = createContext<(text: string | null) => void>(() => {})

/** Has a step read out: its title and its sentence, in one piece. */
export function useAnnounce(title: string, text: string | null): void {
  const say = useContext(AnnounceContext)
  const sentence = text === null ? title : `${title}. ${text}`
  useEffect(() => {
    say(sentence)
    return () => say(null)
  }, [say, sentence])
}

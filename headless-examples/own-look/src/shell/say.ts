import { createContext, useContext, useEffect } from 'react'

/** Hears what a page has to say of its step; null: that is over. */
export const SayContext = createContext<(text: string | null) => void>(() => {})

/** Has a sentence read out when it comes and when it changes. */
export function useSay(text: string): void {
  const say = useContext(SayContext)
  useEffect(() => {
    say(text)
    return () => say(null)
  }, [say, text])
}

import { createContext, useContext, useEffect } from 'react'

/** Receives the sentence to announce, null to clear it. */
export const AnnounceContext = createContext<(text: string | null) => void>(() => {})

/** Announces a sentence when it appears or changes. */
export function useAnnounce(text: string): void {
  const say = useContext(AnnounceContext)
  useEffect(() => {
    say(text)
    return () => say(null)
  }, [say, text])
}

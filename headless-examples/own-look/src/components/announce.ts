import { createContext, useContext, useEffect } from 'react'

/** Sets the text that screen readers announce. Null clears it. */
export const AnnounceContext = createContext<(text: string | null) => void>(() => {})

/** Announces the text on mount and on change, and clears it on unmount. */
export function useAnnounce(text: string): void {
  const announce = useContext(AnnounceContext)
  useEffect(() => {
    announce(text)
    return () => announce(null)
  }, [announce, text])
}

'use client'
import { useEffect } from 'react'
import { useKit } from '../kit/useKit.ts'

/** Makes the kit look for wallets while this is mounted; what went wrong is for the page's developer. */
export function useWake(): void {
  const kit = useKit()
  useEffect(() => {
    kit.wake().catch((error) => console.error('[latchkit] Wallets cannot be looked for', error))
  }, [kit])
}

'use client'
import { useEffect } from 'react'
import { useKit } from '../kit/useKit.ts'

/**
 * Loads the kit on mount, which starts wallet discovery. A failure is logged for the developer of
 * the page.
 */
export function useLoadKit(): void {
  const kit = useKit()
  useEffect(() => {
    kit.load().catch((error) => console.error('[latchkit] Loading the kit failed', error))
  }, [kit])
}

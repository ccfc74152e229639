'use client'
import { useEffect } from 'react'

/** Calls `skip` on the next key press or click anywhere in the page. */
export function useSkip(skip: (() => void) | null): void {
  useEffect(() => {
    if (skip === null) return
    document.addEventListener('keydown', skip, true)
    document.addEventListener('click', skip, true)
    return () => {
      document.removeEventListener('keydown', skip, true)
      document.removeEventListener('click', skip, true)
    }
  }, [skip])
}

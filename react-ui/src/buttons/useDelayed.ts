'use client'
import { useEffect, useState } from 'react'

/** Delay in ms below which a response feels instant. */
const threshold = 200

/**
 * Tracks one promise at a time. `delayed` is true while the tracked promise has been pending for
 * more than 200 ms.
 */
export function useDelayed(): { delayed: boolean; track(work: Promise<unknown>): void } {
  const [work, track] = useState<Promise<unknown> | null>(null)
  const [isOverdue, setIsOverdue] = useState(false)
  useEffect(() => {
    if (work === null) return
    const timer = setTimeout(() => setIsOverdue(true), threshold)
    const settle = () => {
      clearTimeout(timer)
      setIsOverdue(false)
      track((current) => (current === work ? null : current))
    }
    work.then(settle, settle)
    return () => clearTimeout(timer)
  }, [work])
  return { delayed: isOverdue && work !== null, track }
}

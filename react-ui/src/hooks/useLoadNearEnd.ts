'use client'
import { useEffect, useRef } from 'react'

/**
 * Loads the next page of a list while `isNearEnd` is true. `loadMore` is null while a page loads,
 * so each page is requested once; if the end is still near afterwards, the next page follows.
 */
export function useLoadNearEnd(loadMore: (() => void) | null, isNearEnd: boolean): void {
  const shouldLoad = loadMore !== null && isNearEnd
  const latest = useRef(loadMore)
  useEffect(() => {
    latest.current = loadMore
  })
  useEffect(() => {
    if (shouldLoad) latest.current?.()
  }, [shouldLoad])
}

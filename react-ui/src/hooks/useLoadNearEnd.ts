'use client'
import { useEffect, useRef } from 'react'

/**
 * Loads the next page of a list when its end comes near. `loadMore` is null while a page loads, so
 * each page is requested once, and a page that does not fill the view is followed by the next.
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

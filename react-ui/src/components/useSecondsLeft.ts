'use client'
import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * The seconds until a time in ms since 1970, rounded up, by the clock of the node's page. 0 for null
 * and for a time that has passed. Updated every second by one timer.
 */
export function useSecondsLeft(node: RefObject<Element | null>, until: number | null): number {
  const [seconds, setSeconds] = useState(0)
  useLayoutEffect(() => {
    const page = node.current?.ownerDocument.defaultView
    if (!page || until === null) return setSeconds(0)
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      const ms = Math.max(0, until - page.Date.now())
      setSeconds(Math.ceil(ms / 1_000))
      if (ms > 0) timer = setTimeout(update, ms % 1_000 || 1_000)
    }
    update()
    return () => clearTimeout(timer)
  }, [node, until])
  return seconds
}

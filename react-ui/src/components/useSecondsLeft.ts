'use client'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** The longest wait, in ms: that for the next e-mail. */
const longest = 30_000

/**
 * The seconds until a time in ms since 1970, rounded up, by the clock of the node's page. 0 for null
 * and for a time that has passed. Updated every second by one timer. Never more than 30, and never
 * more than before: if the clock is set back, the rest of the wait counts from there (fault EM14).
 */
export function useSecondsLeft(node: RefObject<Element | null>, until: number | null): number {
  const [seconds, setSeconds] = useState(0)
  useLayoutEffect(() => {
    const page = node.current?.ownerDocument.defaultView
    if (!page || until === null) return setSeconds(0)
    let timer: ReturnType<typeof setTimeout> | undefined
    let end = until
    let ms = longest
    const update = () => {
      const now = page.Date.now()
      end = Math.min(end, now + ms)
      ms = Math.max(0, end - now)
      setSeconds(Math.ceil(ms / 1_000))
      if (ms > 0) timer = setTimeout(update, ms % 1_000 || 1_000)
    }
    update()
    return () => clearTimeout(timer)
  }, [node, until])
  return seconds
}

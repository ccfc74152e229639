import { useLayoutEffect, useState } from 'react'

/** The longest wait, in ms: that for the next e-mail. */
const longest = 30_000

/**
 * The seconds until a time in ms since 1970, rounded up. 0 for null and for a time that has passed.
 * Never more than 30, and never more than before: if the clock is set back, the rest of the wait
 * counts from there (fault EM14).
 */
export function useSecondsLeft(until: number | null): number {
  const [seconds, setSeconds] = useState(0)
  useLayoutEffect(() => {
    if (until === null) return setSeconds(0)
    let timer: ReturnType<typeof setTimeout> | undefined
    let end = until
    let ms = longest
    const update = () => {
      const now = Date.now()
      end = Math.min(end, now + ms)
      ms = Math.max(0, end - now)
      setSeconds(Math.ceil(ms / 1_000))
      if (ms > 0) timer = setTimeout(update, ms % 1_000 || 1_000)
    }
    update()
    return () => clearTimeout(timer)
  }, [until])
  return seconds
}

import { useLayoutEffect, useState } from 'react'

/** The seconds until a time in ms since 1970, rounded up. 0 for null and for a time that has passed. */
export function useSecondsLeft(until: number | null): number {
  const [seconds, setSeconds] = useState(0)
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      const remaining = until === null ? 0 : Math.max(0, until - Date.now())
      setSeconds(Math.ceil(remaining / 1_000))
      if (remaining > 0) timer = setTimeout(update, remaining % 1_000 || 1_000)
    }
    update()
    return () => clearTimeout(timer)
  }, [until])
  return seconds
}

import { useEffect, useState } from 'react'

/** The time in ms since 1970, updated every second while `isTicking`. */
export function useNow(isTicking: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isTicking) return
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [isTicking])
  return now
}

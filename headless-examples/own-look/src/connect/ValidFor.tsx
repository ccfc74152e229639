import { useWords } from '@latchkit/react-ui/locales'
import { useEffect, useState } from 'react'

/** ms; who says that a code is good for longer has another clock. */
const longest = 600_000

/** How long a code may still be scanned: seen, and never read out by itself. `until`: ms since 1970; null: nobody said. */
export function ValidFor({ until, relay }: { until: number | null; relay: 'up' | 'down' }) {
  const { remote } = useWords()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (until === null) return
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [until])
  const left = until === null ? 0 : until - now
  if (relay === 'down') return remote.reconnecting
  return left > 0 && left <= longest ? remote.validFor(minutes(left)) : remote.renews
}

function minutes(ms: number): string {
  const seconds = Math.ceil(ms / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

import { useTexts } from '@latchkit/react-ui/locales'
import { useEffect, useState } from 'react'

/** Maximum validity in ms. A longer one means that the clocks of page and relay differ. */
const maxValidity = 600_000

/**
 * Remaining validity of a code, not announced to screen readers. `until`: ms since 1970, null if
 * unknown.
 */
export function ValidFor({ until, relay }: { until: number | null; relay: 'up' | 'down' }) {
  const { remote } = useTexts()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (until === null) return
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [until])
  const remaining = until === null ? 0 : until - now
  if (relay === 'down') return remote.reconnecting
  return remaining > 0 && remaining <= maxValidity
    ? remote.validFor(minutes(remaining))
    : remote.renewsAutomatically
}

function minutes(ms: number): string {
  const seconds = Math.ceil(ms / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

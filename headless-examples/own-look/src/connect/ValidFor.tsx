import { useTexts } from '@latchkit/react-ui/locales'
import { useLayoutEffect, useState } from 'react'

/** Maximum validity in ms. A longer one means that the clocks of page and relay differ. */
const maxValidity = 600_000

/**
 * Remaining validity of a code, not announced to screen readers. `until`: ms since 1970, null if
 * unknown.
 */
export function ValidFor({ until, relay }: { until: number | null; relay: 'up' | 'down' }) {
  const { remote } = useTexts()
  const [remaining, setRemaining] = useState(0)
  useLayoutEffect(() => {
    if (until === null) return setRemaining(0)
    let end = until
    let ms = Number.POSITIVE_INFINITY
    const update = () => {
      // Never more than before, also if the clock is set back (fault EM14).
      const now = Date.now()
      end = Math.min(end, now + ms)
      ms = end - now
      setRemaining(ms)
    }
    update()
    const timer = setInterval(update, 1_000)
    return () => clearInterval(timer)
  }, [until])
  if (relay === 'down') return remote.reconnecting
  return remaining > 0 && remaining <= maxValidity
    ? remote.validFor(minutes(remaining))
    : remote.renewsAutomatically
}

function minutes(ms: number): string {
  const seconds = Math.ceil(ms / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

'use client'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../locales/useTexts.ts'
import { remoteTexts } from './texts/en.ts'

/**
 * Maximum credible validity in ms. A longer validity means that the clocks of the page and the
 * relay differ.
 */
const maxValidity = 600_000

export type CodeValidityProps = {
  /** Expiry in ms since 1970. Null: unknown. */
  until: number | null
  relay: 'up' | 'down'
}

/**
 * The remaining validity of a code in minutes and seconds. Not a live region, because screen
 * readers would announce every second.
 */
export function CodeValidity({ until, relay }: CodeValidityProps) {
  const { remote } = useTexts(remoteTexts)
  const node = useRef<HTMLSpanElement>(null)
  const remaining = useRemainingTime(node, until)
  const isCredible = remaining > 0 && remaining <= maxValidity
  return (
    <span ref={node} className="lk-code-validity">
      {text()}
    </span>
  )

  function text() {
    if (relay === 'down') return remote.reconnecting
    return isCredible ? remote.validFor(formatTime(remaining)) : remote.renewsAutomatically
  }
}

/**
 * Remaining time in ms by the clock of the node's page, updated every second. Never more than before,
 * also if the clock is set back (fault EM14).
 */
function useRemainingTime(node: RefObject<Element | null>, until: number | null): number {
  const [remaining, setRemaining] = useState(0)
  useLayoutEffect(() => {
    const page = node.current?.ownerDocument.defaultView
    if (!page || until === null) return setRemaining(0)
    let timer: ReturnType<typeof setTimeout> | undefined
    let end = until
    let ms = Number.POSITIVE_INFINITY
    const update = () => {
      const now = page.Date.now()
      end = Math.min(end, now + ms)
      ms = end - now
      setRemaining(ms)
      if (ms > 0) timer = setTimeout(update, ms % 1_000 || 1_000)
    }
    update()
    return () => clearTimeout(timer)
  }, [node, until])
  return remaining
}

/** `m:ss`, rounded up to the next second. */
function formatTime(ms: number): string {
  const seconds = Math.ceil(ms / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

'use client'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useRemoteTexts } from '../../locales/useRemoteTexts.ts'

/** ms; who says that a code is good for longer has another clock. */
const longest = 600_000

export type CodeValidityProps = {
  /** ms since 1970; null: nobody said. */
  until: number | null
  relay: 'up' | 'down'
}

/** How long a code may still be scanned, in minutes and seconds: seen, and read by who asks for it, never read out by itself. */
export function CodeValidity({ until, relay }: CodeValidityProps) {
  const { remote } = useRemoteTexts()
  const node = useRef<HTMLSpanElement>(null)
  const left = useLeft(node, until)
  const known = left > 0 && left <= longest
  return (
    <span ref={node} className="lk-code-validity">
      {relay === 'down'
        ? remote.reconnecting
        : known
          ? remote.validFor(minutes(left))
          : remote.renewsAutomatically}
    </span>
  )
}

/** ms that are left by the clock of the node's page, counted down by the second. */
function useLeft(node: RefObject<Element | null>, until: number | null): number {
  const [left, setLeft] = useState(0)
  useLayoutEffect(() => {
    const page = node.current?.ownerDocument.defaultView
    if (!page || until === null) return setLeft(0)
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = () => {
      const ms = until - page.Date.now()
      setLeft(ms)
      if (ms > 0) timer = setTimeout(tell, ms % 1_000 || 1_000)
    }
    tell()
    return () => clearTimeout(timer)
  }, [node, until])
  return left
}

function minutes(ms: number): string {
  const seconds = Math.ceil(ms / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

'use client'
import { AnimatePresence } from 'framer-motion'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Panels } from '../kit/HandleContext.ts'
import { StageView } from './StageView.tsx'
import type { Shown } from './useShown.ts'

/** The page that is shown, and for 150 ms the one that leaves: forward from the end of the line, back from its beginning. */
export function Stage({ shown, panels }: { shown: Shown; panels: Panels }) {
  const stage = useRef<HTMLDivElement>(null)
  const [forward, setForward] = useState<1 | -1>(1)
  useLayoutEffect(() => {
    if (stage.current !== null) setForward(getComputedStyle(stage.current).direction === 'rtl' ? -1 : 1)
  }, [])
  const travel = shown.way === 'forward' ? forward : -forward
  return (
    <div ref={stage} className="lk-stage">
      <AnimatePresence initial={false} custom={travel}>
        <StageView key={shown.entry.key} entry={shown.entry} panels={panels} travel={travel} />
      </AnimatePresence>
    </div>
  )
}

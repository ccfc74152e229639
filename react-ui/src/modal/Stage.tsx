'use client'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Panels } from '../kit/HandleContext.ts'
import { type Say, StageView } from './StageView.tsx'
import { usePassing } from './usePassing.ts'
import type { Shown } from './useShown.ts'

/** The page that is shown, and for 150 ms the one that leaves: forward from the end of the line, back from its beginning. */
export function Stage({ shown, panels, say }: { shown: Shown; panels: Panels; say: Say }) {
  const stage = useRef<HTMLDivElement>(null)
  const [forward, setForward] = useState<1 | -1>(1)
  useLayoutEffect(() => {
    if (stage.current !== null)
      setForward(getComputedStyle(stage.current).direction === 'rtl' ? -1 : 1)
  }, [])
  const { passing, gone } = usePassing(shown.entry.key, shown.entry)
  const travel = shown.way === 'forward' ? forward : -forward
  return (
    <div ref={stage} className="lk-stage">
      {passing.map((view) => (
        <StageView
          key={view.key}
          view={view}
          panels={panels}
          travel={travel}
          say={say}
          gone={gone}
        />
      ))}
    </div>
  )
}

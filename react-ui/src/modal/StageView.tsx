'use client'
import type { RouterEntry } from '@latchkit/core'
import { m, useIsPresent } from 'framer-motion'
import { useContext, useRef } from 'react'
import { EntryContext } from '../kit/EntryContext.ts'
import type { Panels } from '../kit/HandleContext.ts'
import { Boundary } from './Boundary.tsx'
import { LoadedPanel } from './LoadedPanel.tsx'
import { MotionContext } from './MotionContext.ts'
import { NotLoaded } from './NotLoaded.tsx'
import { useInert } from './useInert.ts'

/** px that a view travels. */
const distance = 8
const motions = {
  before: (travel: number) => ({ opacity: 0, x: travel * distance }),
  here: { opacity: 1, x: 0 },
  after: (travel: number) => ({ opacity: 0, x: -travel * distance }),
}

/** One page of the modal. On its way out nothing in it can be reached, and it takes no room. */
export function StageView({ entry, panels, travel }: { entry: RouterEntry; panels: Panels; travel: number }) {
  const { ready, seconds } = useContext(MotionContext)
  const present = useIsPresent()
  const node = useRef<HTMLDivElement>(null)
  useInert(node, !present)
  return (
    <m.div
      ref={node}
      className="lk-view"
      data-view={entry.view}
      data-leaving={!present || undefined}
      tabIndex={-1}
      custom={travel}
      variants={motions}
      initial={ready && 'before'}
      animate="here"
      exit="after"
      transition={{ duration: seconds, ease: [0.2, 0, 0, 1] }}
    >
      <EntryContext.Provider value={entry.key}>
        <Boundary fallback={(retry) => <NotLoaded retry={retry} />}>
          <LoadedPanel view={entry.view} panels={panels} />
        </Boundary>
      </EntryContext.Provider>
    </m.div>
  )
}

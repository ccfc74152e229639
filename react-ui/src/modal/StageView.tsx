'use client'
import type { RouterEntry } from '@latchkit/core'
import { useCallback, useRef } from 'react'
import { SayContext } from '../components/useSay.ts'
import { EntryContext } from '../kit/EntryContext.ts'
import type { Panels } from '../kit/HandleContext.ts'
import { Boundary } from './Boundary.tsx'
import { LoadedPanel } from './LoadedPanel.tsx'
import type { Place } from './MotionContext.ts'
import { NotLoaded } from './NotLoaded.tsx'
import { useInert } from './useInert.ts'
import type { Passing } from './usePassing.ts'
import { useTravel } from './useTravel.ts'

/** px that a view travels. */
const distance = 8
const away = (steps: number): Place => ({
  opacity: 0,
  transform: `translateX(${steps * distance}px)`,
})

/** What the step on a page says. */
export type Step = { page: string; text: string }
/** Keeps what a page says; what another page has said since is not touched. */
export type Say = (change: (last: Step | null) => Step | null) => void

type Props = {
  view: Passing<RouterEntry>
  panels: Panels
  travel: number
  say: Say
  gone(key: string): void
}

/** One page of the modal. On its way out nothing in it can be reached, and it takes no room. */
export function StageView({ view, panels, travel, say, gone }: Props) {
  const node = useRef<HTMLDivElement>(null)
  const { key: page, leaving } = view
  const tell = useCallback(
    (text: string | null) => {
      if (text === null) say((last) => (last?.page === page ? null : last))
      else if (!leaving) say(() => ({ page, text }))
    },
    [page, leaving, say],
  )
  useInert(node, leaving)
  useTravel(node, view, { before: away(travel), after: away(-travel), gone })
  return (
    <div
      ref={node}
      className="lk-view"
      data-view={view.value.view}
      data-leaving={leaving || undefined}
      tabIndex={-1}
    >
      <EntryContext.Provider value={page}>
        <SayContext.Provider value={tell}>
          <Boundary fallback={(retry) => <NotLoaded retry={retry} />}>
            <LoadedPanel view={view.value.view} panels={panels} />
          </Boundary>
        </SayContext.Provider>
      </EntryContext.Provider>
    </div>
  )
}

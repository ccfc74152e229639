'use client'
import type { RouterEntry } from '@latchkit/core'
import { useRef } from 'react'
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
const away = (steps: number): Place => ({ opacity: 0, transform: `translateX(${steps * distance}px)` })

type Props = { view: Passing<RouterEntry>; panels: Panels; travel: number; gone(key: string): void }

/** One page of the modal. On its way out nothing in it can be reached, and it takes no room. */
export function StageView({ view, panels, travel, gone }: Props) {
  const node = useRef<HTMLDivElement>(null)
  useInert(node, view.leaving)
  useTravel(node, view, { before: away(travel), after: away(-travel), gone })
  return (
    <div ref={node} className="lk-view" data-view={view.value.view} data-leaving={view.leaving || undefined} tabIndex={-1}>
      <EntryContext.Provider value={view.key}>
        <Boundary fallback={(retry) => <NotLoaded retry={retry} />}>
          <LoadedPanel view={view.value.view} panels={panels} />
        </Boundary>
      </EntryContext.Provider>
    </div>
  )
}

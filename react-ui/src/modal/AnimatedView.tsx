'use client'
import type { RouterEntry } from '@latchkit/core'
import { useCallback, useRef } from 'react'
import { Panel } from '../components/Panel.tsx'
import { AnnounceContext, type StepTexts } from '../components/useAnnounce.ts'
import { EntryContext } from '../kit/EntryContext.ts'
import { NotLoaded } from '../kit/NotLoaded.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LoadedPanel } from './LoadedPanel.tsx'
import type { Keyframe } from './MotionContext.ts'
import { useInert } from './useInert.ts'
import { type LanguageProps, useLanguageProps } from './useLanguageProps.ts'
import type { PresenceItem } from './usePresence.ts'
import { useTransition } from './useTransition.ts'

/** Distance in px that a view moves while it enters or exits. */
const distance = 8

/** An invisible view, moved to one side. `side`: 1 is the end of a line, -1 its start. */
const hiddenAt = (side: 1 | -1, dir: LanguageProps['dir']) => (): Keyframe => ({
  opacity: 0,
  transform: `translateX(${(dir === 'rtl' ? -side : side) * distance}px)`,
})

/** The texts of a view's current step. */
export type Announcement = StepTexts & { viewKey: string }

export type SetAnnouncement = (change: (last: Announcement | null) => Announcement | null) => void

type Props = {
  view: PresenceItem<RouterEntry>
  /** The side that the view enters from: 1 is the end of a line, -1 its start. */
  side: 1 | -1
  setAnnouncement: SetAnnouncement
  remove(key: string): void
}

/**
 * One view of the modal, with its own scroll offset. While it exits it is inert and takes no space.
 */
export function AnimatedView({ view, side, setAnnouncement, remove }: Props) {
  const node = useRef<HTMLDivElement>(null)
  const { key: viewKey, exiting } = view
  const announce = useCallback(
    (step: StepTexts | null) => {
      if (step === null) setAnnouncement((last) => (last?.viewKey === viewKey ? null : last))
      else if (!exiting) setAnnouncement(() => ({ ...step, viewKey }))
    },
    [viewKey, exiting, setAnnouncement],
  )
  const { dir } = useLanguageProps()
  useInert(node, exiting)
  useTransition(node, view, {
    before: hiddenAt(side, dir),
    after: hiddenAt(side === 1 ? -1 : 1, dir),
    remove,
  })
  return (
    <div
      ref={node}
      className="lk-view lk-scroll"
      data-view={view.value.view}
      data-exiting={exiting || undefined}
      tabIndex={-1}
    >
      <EntryContext.Provider value={viewKey}>
        <AnnounceContext.Provider value={announce}>
          <ErrorBoundary
            fallback={(retry) => (
              <Panel>
                <NotLoaded retry={retry} />
              </Panel>
            )}
          >
            <LoadedPanel view={view.value.view} />
          </ErrorBoundary>
        </AnnounceContext.Provider>
      </EntryContext.Provider>
    </div>
  )
}

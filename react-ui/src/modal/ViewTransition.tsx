'use client'
import type { Panels } from '../kit/KitContext.ts'
import { AnimatedView, type SetAnnouncement } from './AnimatedView.tsx'
import type { DeferredView } from './useDeferredView.ts'
import { usePresence } from './usePresence.ts'

type Props = { shownView: DeferredView; panels: Panels; setAnnouncement: SetAnnouncement }

/**
 * The current view and, during the transition, the previous one. Going forward, a view enters from
 * the right, or from the left in right-to-left pages; going back, from the other side.
 */
export function ViewTransition({ shownView, panels, setAnnouncement }: Props) {
  const { items, remove } = usePresence(shownView.entry.key, shownView.entry)
  const side = shownView.direction === 'forward' ? 1 : -1
  return (
    <div className="lk-views">
      {items.map((view) => (
        <AnimatedView
          key={view.key}
          view={view}
          panels={panels}
          side={side}
          setAnnouncement={setAnnouncement}
          remove={remove}
        />
      ))}
    </div>
  )
}

'use client'
import { AnimatedView, type SetAnnouncement } from './AnimatedView.tsx'
import type { DeferredView } from './useDeferredView.ts'
import { usePresence } from './usePresence.ts'

type Props = { shownView: DeferredView; setAnnouncement: SetAnnouncement }

/**
 * The current view and, during the transition, the previous one. Going forward, a view enters from
 * the right, or from the left in right-to-left pages; going back, from the other side.
 */
export function ViewTransition({ shownView, setAnnouncement }: Props) {
  const { items, remove } = usePresence(shownView.entry.key, shownView.entry)
  const side = shownView.direction === 'forward' ? 1 : -1
  return (
    <div className="lk-views">
      {items.map((view) => (
        <AnimatedView
          key={view.key}
          view={view}
          side={side}
          setAnnouncement={setAnnouncement}
          remove={remove}
        />
      ))}
    </div>
  )
}

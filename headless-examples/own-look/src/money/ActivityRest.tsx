import type { ActivityView } from '@latchkit/core/flows/activity'
import { useWords } from '@latchkit/react-ui/locales'
import { useEffect, useRef } from 'react'
import { Button } from '../parts/Button.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'

/** px before the end at which the next page is asked for. */
const ahead = 240

/** What follows the rows: the next page as one comes near, what did not come, and what is left out. */
export function ActivityRest({ list }: { list: Extract<ActivityView, { step: 'listed' }> }) {
  const words = useWords()
  const { activity: says } = words
  const end = useRef<HTMLDivElement>(null)
  const { loadMore } = list
  useEffect(() => {
    if (end.current === null || loadMore === null) return
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), {
      root: end.current.closest('.sheet-body'),
      rootMargin: `${ahead}px`,
    })
    seen.observe(end.current)
    return () => seen.disconnect()
  }, [loadMore])
  return (
    <div ref={end} className="rest">
      {list.rest === 'loading' && <Skeleton lines={2} label={says.loading} />}
      {loadMore !== null && <Button onClick={loadMore}>{says.more}</Button>}
      {list.retry !== null && (
        <p className="hint" role="status">
          {says.stuck}{' '}
          <Button kind="text" onClick={list.retry}>
            {words.tryAgain}
          </Button>
        </p>
      )}
      {list.hidden > 0 && (
        <p className="hint">
          {list.showsHidden ? says.shown(list.hidden) : says.hidden(list.hidden)}{' '}
          <Button kind="text" onClick={() => list.showHidden(!list.showsHidden)}>
            {list.showsHidden ? says.hide : says.show}
          </Button>
        </p>
      )}
    </div>
  )
}

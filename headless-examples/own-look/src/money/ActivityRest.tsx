import type { ActivityView } from '@latchkit/core/flows/activity'
import { useTexts } from '@latchkit/react-ui/locales'
import { useEffect, useRef } from 'react'
import { Button } from '../components/Button.tsx'
import { Skeleton } from '../components/Skeleton.tsx'

/** Distance in px from the end at which the next page is requested. */
const ahead = 240

/** End of the list: loads the next page, offers a retry, and counts hidden rows. */
export function ActivityRest({ list }: { list: Extract<ActivityView, { step: 'ready' }> }) {
  const words = useTexts()
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
      {loadMore !== null && <Button onClick={loadMore}>{says.showMore}</Button>}
      {list.retry !== null && (
        <p className="hint" role="status">
          {says.loadMoreFailed}{' '}
          <Button kind="text" onClick={list.retry}>
            {words.tryAgain}
          </Button>
        </p>
      )}
      {list.hidden > 0 && (
        <p className="hint">
          {list.showsHidden ? says.shownRows(list.hidden) : says.hiddenRows(list.hidden)}{' '}
          <Button kind="text" onClick={() => list.showHidden(!list.showsHidden)}>
            {list.showsHidden ? says.hide : says.show}
          </Button>
        </p>
      )}
    </div>
  )
}

import type { ActivityView, ShownActivity } from '@latchkit/core/flows'
import { useTexts } from '@latchkit/react-ui/locales'
import { useEffect, useRef } from 'react'
import { Button } from '../components/Button.tsx'
import { Skeleton } from '../components/Skeleton.tsx'

/** Distance in px from the end at which the next page is requested. */
const loadDistance = 240

/** End of the list: loads the next page, offers a retry, and counts hidden rows. */
export function ActivityRest({
  activity: { status, problem, refresh, loadMore, showHidden },
  list,
}: {
  activity: ActivityView
  list: ShownActivity
}) {
  const texts = useTexts()
  const { activity: activityTexts } = texts
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (end.current === null || loadMore === null) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), {
      root: end.current.closest('.sheet-body'),
      rootMargin: `${loadDistance}px`,
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [loadMore])
  return (
    <div ref={end} className="rest">
      {status === 'loading' && !list.complete && (
        <Skeleton lines={2} label={activityTexts.loading} />
      )}
      {loadMore !== null && <Button onClick={loadMore}>{activityTexts.showMore}</Button>}
      {problem !== null && !list.complete && loadMore === null && refresh && (
        <p className="hint" role="status">
          {activityTexts.loadMoreFailed}{' '}
          <Button kind="text" onClick={refresh}>
            {texts.tryAgain}
          </Button>
        </p>
      )}
      {list.hidden > 0 && (
        <p className="hint">
          {list.showsHidden
            ? activityTexts.shownRows(list.hidden)
            : activityTexts.hiddenRows(list.hidden)}{' '}
          <Button kind="text" onClick={() => showHidden?.(!list.showsHidden)}>
            {list.showsHidden ? activityTexts.hide : activityTexts.show}
          </Button>
        </p>
      )}
    </div>
  )
}

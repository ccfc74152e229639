import type { KitState } from '@latchkit/core'
import type { ActivityView, ShownActivity, TransferEntry } from '@latchkit/core/flows'
import { monthTitle } from '@latchkit/core/utils'
import { type ReactNode, useRef } from 'react'
import { TextButton } from '../../components/TextButton.tsx'
import { useLoadNearEnd } from '../../hooks/useLoadNearEnd.ts'
import { useKitState } from '../../kit/useKitState.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { ActivityRows } from './ActivityRows.tsx'
import { SkeletonRows } from './ActivitySkeleton.tsx'
import { activityTexts } from './texts/en.ts'
import { UnindexedTransfer } from './UnindexedTransfer.tsx'
import { useVirtualFeed } from './useVirtualFeed.ts'

/** One row. `title`: the heading above the first row of a month; null for other rows. */
type Entry = { key: string; title: string | null; content: ReactNode }

/** The next page is fetched when fewer than this many rows follow the visible ones. */
const prefetchRows = 4

const explorerOf = ({ network }: KitState) => network.active?.blockExplorers[0]?.url ?? null

/**
 * Activity rows under a heading per month, virtualized, below the `unindexed` transfers. `list`: the
 * part of the activity's data that is shown.
 */
export function ActivityFeed({
  activity: { status, problem, refresh, loadMore, showHidden },
  list,
  unindexed,
}: {
  activity: ActivityView
  list: ShownActivity
  unindexed: readonly TransferEntry[]
}) {
  const texts = useTexts(activityTexts)
  const { activity: labels, language } = texts
  const explorer = useKitState(explorerOf)
  const frame = useRef<HTMLDivElement>(null)
  const entries: Entry[] = [
    ...unindexed.map((entry, index) => ({
      key: `unindexed ${entry.id}`,
      title: index === 0 ? labels.justNow : null,
      content: <UnindexedTransfer entry={entry} explorer={explorer} />,
    })),
    ...list.months.flatMap((month) =>
      month.rows.map((row, index) => ({
        key: row.id,
        title: index === 0 ? monthTitle(month, list.now, null, language) : null,
        content: <ActivityRows row={row} explorer={explorer} />,
      })),
    ),
  ]
  const { items, height, measure, onFocus, onBlur } = useVirtualFeed(
    frame,
    entries.map(({ key, title }) => ({ key, hasHeading: title !== null })),
  )
  const lastVisible = items.at(-1)?.index ?? 0
  useLoadNearEnd(loadMore, lastVisible + prefetchRows >= entries.length)
  return (
    <div ref={frame} className="lk-feed-frame">
      {/* biome-ignore lint/a11y/useSemanticElements: its items are absolutely positioned */}
      <div
        className="lk-feed"
        role="list"
        aria-label={labels.list}
        style={{ blockSize: height }}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        {items.map(({ index, start }) => {
          const entry = entries[index]
          if (entry === undefined) return null
          return (
            // biome-ignore lint/a11y/useSemanticElements: see above
            <div
              key={entry.key}
              ref={measure}
              className="lk-feed-item"
              role="listitem"
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={list.complete ? entries.length : -1}
              style={{ transform: `translateY(${start}px)` }}
            >
              {entry.title !== null && <h3 className="lk-feed-title">{entry.title}</h3>}
              {entry.content}
            </div>
          )
        })}
      </div>
      {status === 'loading' && !list.complete && <SkeletonRows count={2} label={labels.loading} />}
      {problem !== null && !list.complete && loadMore === null && (
        <p className="lk-hint" role="status">
          {labels.loadMoreFailed}{' '}
          {refresh && <TextButton onClick={refresh}>{texts.tryAgain}</TextButton>}
        </p>
      )}
      {list.hidden > 0 && (
        <p className="lk-hint">
          {list.showsHidden ? labels.shownRows(list.hidden) : labels.hiddenRows(list.hidden)}{' '}
          <TextButton onClick={() => showHidden?.(!list.showsHidden)}>
            {list.showsHidden ? labels.hide : labels.show}
          </TextButton>
        </p>
      )}
    </div>
  )
}

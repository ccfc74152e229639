import type { KitState } from '@latchkit/core'
import type { ActivityView, TransferEntry } from '@latchkit/core/flows/activity'
import { monthTitle } from '@latchkit/core/utils'
import { type ReactNode, useEffect, useRef } from 'react'
import { TextButton } from '../../components/TextButton.tsx'
import { useKitState } from '../../kit/useKitState.ts'
import { useSharedTexts } from '../../locales/useSharedTexts.ts'
import { ActivityRows } from './ActivityRows.tsx'
import { SkeletonLines } from './ActivitySkeleton.tsx'
import { UnindexedTransfer } from './UnindexedTransfer.tsx'
import { useVirtualFeed } from './useVirtualFeed.ts'

type Listed = Extract<ActivityView, { step: 'listed' }>
/** One row, under the heading of its month if it is the first. */
type Entry = { key: string; title: string | null; drawn: ReactNode }

/** Rows before the end at which the next page is asked for. */
const ahead = 4

const explorerOf = ({ network }: KitState) => network.active?.blockExplorers[0]?.url ?? null

/** Rows of all months. Only what is near enough to be seen is in the page, however many there are. `list` null: only own transfers are known. */
export function ActivityFeed({
  list,
  own,
}: {
  list: Listed | null
  own: readonly TransferEntry[]
}) {
  const texts = useSharedTexts()
  const { activity: labels, language } = texts
  const explorer = useKitState(explorerOf)
  const frame = useRef<HTMLDivElement>(null)
  const entries: Entry[] = [
    ...own.map((entry, at) => ({
      key: `own ${entry.id}`,
      title: at === 0 ? labels.justNow : null,
      drawn: <UnindexedTransfer entry={entry} explorer={explorer} />,
    })),
    ...(list?.months ?? []).flatMap((month) =>
      month.rows.map((row, at) => ({
        key: row.id,
        title: at === 0 ? monthTitle(month, list?.now ?? 0, null, language) : null,
        drawn: <ActivityRows row={row} explorer={explorer} />,
      })),
    ),
  ]
  const { items, height, measure, follow, leave } = useVirtualFeed(
    frame,
    entries.map(({ key, title }) => ({ key, headed: title !== null })),
  )
  const loadMore = list?.loadMore ?? null
  const near = loadMore !== null && (items.at(-1)?.index ?? 0) + ahead >= entries.length
  const ask = useRef(loadMore)
  useEffect(() => {
    ask.current = loadMore
  })
  // while a page is on its way there is nothing to ask for; one that did not fill the screen is followed by the next
  useEffect(() => {
    if (near) ask.current?.()
  }, [near])
  const ended = list === null || list.rest === 'end'
  return (
    <div ref={frame} className="lk-feed-frame">
      {/* biome-ignore lint/a11y/useSemanticElements: its items lie where they are put */}
      <div
        className="lk-feed"
        role="list"
        aria-label={labels.list}
        style={{ blockSize: height }}
        onFocus={follow}
        onBlur={leave}
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
              aria-setsize={ended ? entries.length : -1}
              style={{ transform: `translateY(${start}px)` }}
            >
              {entry.title !== null && <h3 className="lk-feed-title">{entry.title}</h3>}
              {entry.drawn}
            </div>
          )
        })}
      </div>
      {list?.rest === 'loading' && <SkeletonLines count={2} label={labels.loading} />}
      {list?.retry != null && (
        <p className="lk-hint" role="status">
          {labels.loadMoreFailed} <TextButton onClick={list.retry}>{texts.tryAgain}</TextButton>
        </p>
      )}
      {list !== null && list.hidden > 0 && (
        <p className="lk-hint">
          {list.showsHidden ? labels.shownRows(list.hidden) : labels.hiddenRows(list.hidden)}{' '}
          <TextButton onClick={() => list.showHidden(!list.showsHidden)}>
            {list.showsHidden ? labels.hide : labels.show}
          </TextButton>
        </p>
      )}
    </div>
  )
}

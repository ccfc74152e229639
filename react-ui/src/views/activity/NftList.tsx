import type { ActivityView } from '@latchkit/core/flows/activity'
import { useEffect, useRef } from 'react'
import { Button } from '../../parts/Button.tsx'
import { useLanguage } from '../../words/useLanguage.ts'
import { NftGrid, NftSkeleton, NftsFailed } from './NftGrid.tsx'

/** Pages that are read before anybody asks for more. */
const most = 10

/** What is held as far as the activity tells (decision 34); says so where that is nothing. `activity` null: its code is on its way. */
export function NftList({ activity }: { activity: ActivityView | null }) {
  const { activity: says } = useLanguage()
  const listed = activity?.step === 'listed' ? activity : null
  const nfts = listed?.nfts ?? []
  const pages = useRef(0)
  const next = nfts.length === 0 ? (listed?.loadMore ?? null) : null
  useEffect(() => {
    if (next === null || pages.current >= most) return
    pages.current += 1
    next()
  }, [next])

  if (activity?.step === 'failed') return <NftsFailed problem={activity.problem} retry={activity.retry} />
  if (nfts.length === 0 && listed?.retry) return <NftsFailed problem={listed.problem ?? 'kit/unknown'} retry={listed.retry} />
  const isReading =
    activity === null || activity.step === 'loading' || listed?.rest === 'loading' || (next !== null && pages.current < most)
  if (nfts.length === 0 && isReading) return <NftSkeleton />
  const more = listed?.loadMore && (
    <Button kind="ghost" onClick={listed.loadMore}>
      {says.more}
    </Button>
  )
  return <NftGrid nfts={nfts} more={more} />
}

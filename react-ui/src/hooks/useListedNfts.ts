'use client'
import type { ActivityView } from '@latchkit/core/flows/activity'
import { useEffect, useRef } from 'react'
import type { HeldNftsView } from './held-nfts.types.ts'

/** Pages that are read before anybody asks for more. */
const most = 10

/** What is held as far as the activity tells (decision 34); further pages are read by itself while there is nothing to show. */
export function useListedNfts(activity: ActivityView | null): HeldNftsView | null {
  const listed = activity?.step === 'listed' ? activity : null
  const nfts = listed?.nfts ?? []
  const pages = useRef(0)
  const next = nfts.length === 0 ? (listed?.loadMore ?? null) : null
  useEffect(() => {
    if (next === null || pages.current >= most) return
    pages.current += 1
    next()
  }, [next])

  if (
    activity === null ||
    activity.step === 'loading' ||
    activity.step === 'failed' ||
    activity.step === 'absent'
  )
    return activity
  if (listed === null) return { step: 'read', nfts, more: null }
  if (nfts.length === 0 && listed.retry)
    return { step: 'failed', problem: listed.problem ?? 'kit/unknown', retry: listed.retry }
  if (nfts.length === 0 && (listed.rest === 'loading' || (next !== null && pages.current < most)))
    return { step: 'loading' }
  return { step: 'read', nfts, more: listed.loadMore }
}

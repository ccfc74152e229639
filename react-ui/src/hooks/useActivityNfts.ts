'use client'
import type { ActivityView } from '@latchkit/core/flows'
import { useEffect, useRef } from 'react'
import type { Loading } from '../kit/useView.ts'
import type { AccountNftsView } from './account-nfts.types.ts'

/** Maximum number of pages that are read automatically while no NFT is found. */
const maxAutomaticPages = 10

/**
 * The NFTs that the account received and did not send, according to its activity (decision 34).
 * Reads up to 10 further pages while no NFT is found.
 */
export function useActivityNfts(activity: ActivityView | Loading): AccountNftsView {
  const readyView = activity.step === 'ready' ? activity : null
  const nfts = readyView?.nfts ?? []
  const automaticPages = useRef(0)
  const loadNext = nfts.length === 0 ? (readyView?.loadMore ?? null) : null
  useEffect(() => {
    if (loadNext === null || automaticPages.current >= maxAutomaticPages) return
    automaticPages.current += 1
    loadNext()
  }, [loadNext])

  if (activity.step === 'loading' || activity.step === 'loadingActivity') return { step: 'loading' }
  if (activity.step === 'failed' || activity.step === 'noAccount') return activity
  // `empty` has no NFTs, and neither has an activity that is turned off
  if (readyView === null) return { step: 'loaded', nfts, loadMore: null }
  if (nfts.length === 0 && readyView.retry) {
    return { step: 'failed', problem: readyView.problem ?? 'kit/unknown', retry: readyView.retry }
  }
  const willReadNextPage = loadNext !== null && automaticPages.current < maxAutomaticPages
  if (nfts.length === 0 && (readyView.rest === 'loading' || willReadNextPage))
    return { step: 'loading' }
  return { step: 'loaded', nfts, loadMore: readyView.loadMore }
}

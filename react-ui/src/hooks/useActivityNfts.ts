'use client'
import type { ActivityView } from '@latchkit/core/flows/activity'
import { useEffect, useRef } from 'react'
import type { Loading } from '../kit/useView.ts'
import type { AccountNftsView } from './account-nfts.types.ts'

/** Number of pages that are read without a click while they contain no NFT. */
const maxAutomaticPages = 10

/**
 * The NFTs that the activity of the account implies (decision 34). Reads further pages while there
 * are none.
 */
export function useActivityNfts(activity: ActivityView | Loading): AccountNftsView {
  const list = activity.step === 'ready' ? activity : null
  const nfts = list?.nfts ?? []
  const automaticPages = useRef(0)
  const loadNext = nfts.length === 0 ? (list?.loadMore ?? null) : null
  useEffect(() => {
    if (loadNext === null || automaticPages.current >= maxAutomaticPages) return
    automaticPages.current += 1
    loadNext()
  }, [loadNext])

  if (activity.step === 'loading' || activity.step === 'loadingActivity') return { step: 'loading' }
  if (activity.step === 'failed' || activity.step === 'noAccount') return activity
  if (list === null) return { step: 'loaded', nfts, loadMore: null }
  if (nfts.length === 0 && list.retry) {
    return { step: 'failed', problem: list.problem ?? 'kit/unknown', retry: list.retry }
  }
  const readsOn = loadNext !== null && automaticPages.current < maxAutomaticPages
  if (nfts.length === 0 && (list.rest === 'loading' || readsOn)) return { step: 'loading' }
  return { step: 'loaded', nfts, loadMore: list.loadMore }
}

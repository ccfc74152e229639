'use client'
import type { ActivityView, NftsView } from '@latchkit/core/flows'
import { useEffect, useRef } from 'react'
import { type Loading, notLoaded } from '../kit/useView.ts'

/** Maximum number of pages that are read automatically while no NFT is found. */
const maxAutomaticPages = 10

/**
 * The NFTs that the account received and did not send, according to its activity (decision 34).
 * Reads up to 10 further pages while no NFT is found.
 */
export function useActivityNfts(activity: ActivityView | Loading): NftsView {
  const readyView = activity.step === 'ready' ? activity : null
  const nfts = readyView?.nfts ?? []
  const automaticPages = useRef(0)
  const loadNext = nfts.length === 0 ? (readyView?.loadMore ?? null) : null
  useEffect(() => {
    if (loadNext === null || automaticPages.current >= maxAutomaticPages) return
    automaticPages.current += 1
    loadNext()
  }, [loadNext])

  if (activity.step === 'loading' || activity.step === 'loadingActivity') return notLoaded
  if (activity.step === 'noAccount')
    return { ...notLoaded, status: 'idle', problem: activity.problem }
  if (activity.step === 'off') return { ...notLoaded, status: 'idle' }
  if (activity.step === 'failed') {
    const { problem, retry: refresh } = activity
    return { ...notLoaded, status: 'failed', problem, refresh }
  }
  if (readyView === null) return { ...notLoaded, status: 'fresh', data: nfts }
  const { problem, retry, rest, loadMore } = readyView
  if (nfts.length === 0 && retry)
    return { ...notLoaded, status: 'failed', problem: problem ?? 'kit/unknown', refresh: retry }
  const willReadNextPage = loadNext !== null && automaticPages.current < maxAutomaticPages
  if (nfts.length === 0 && (rest === 'loading' || willReadNextPage)) return notLoaded
  return { ...notLoaded, status: 'fresh', data: nfts, refresh: readyView.refresh, loadMore }
}

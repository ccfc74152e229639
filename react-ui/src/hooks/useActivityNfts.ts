'use client'
import type { ActivityView, NftsView } from '@latchkit/core/flows'
import { useEffect, useRef } from 'react'
import { notLoaded } from '../kit/useView.ts'

/** Maximum number of pages that are read automatically while no NFT is found. */
const maxAutomaticPages = 10

/**
 * The NFTs that the account received and did not send, according to its activity (decision 34).
 * Reads up to 10 further pages while no NFT is found.
 */
export function useActivityNfts({ showHidden: _, ...activity }: ActivityView): NftsView {
  const { refresh, loadMore } = activity
  const nfts = activity.data?.nfts ?? []
  const automaticPages = useRef(0)
  const loadNext = nfts.length === 0 ? loadMore : null
  useEffect(() => {
    if (loadNext === null || automaticPages.current >= maxAutomaticPages) return
    automaticPages.current += 1
    loadNext()
  }, [loadNext])

  if (activity.data === null) return { ...activity, data: null }
  if (nfts.length > 0 || activity.data.complete) return { ...activity, data: nfts }
  const willReadNextPage = loadNext !== null && automaticPages.current < maxAutomaticPages
  if (activity.status === 'loading' || willReadNextPage) return { ...notLoaded, refresh }
  // A further page failed, and no transaction is listed.
  if (activity.problem !== null && loadMore === null) return { ...activity, data: null }
  return { ...activity, data: nfts }
}

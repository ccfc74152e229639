'use client'
import { useActivity } from '../../hooks/useActivity.ts'
import { useNfts } from '../../hooks/useNfts.ts'
import { ActivityList } from './ActivityList.tsx'
import { NftScreen } from './NftScreen.tsx'

/** The activity of the account within another view. Fetches while it is mounted. */
export function ActivityTab() {
  return <ActivityList activity={useActivity()} />
}

/** The NFTs of the account: from the option `nfts`, or derived from the activity. */
export function NftTab() {
  return <NftScreen view={useNfts()} />
}

'use client'
import { useActivity } from '../../hooks/useActivity.ts'
import { useNfts } from '../../hooks/useNfts.ts'
import { ActivityList } from './ActivityList.tsx'
import { NftScreen } from './NftScreen.tsx'

/** The same list within another page. It is read from when it is first shown until it is taken away. */
export function ActivityTab() {
  return <ActivityList activity={useActivity()} />
}

/** What is held: as the page's own source tells it, else as far as the activity does. */
export function NftTab() {
  return <NftScreen held={useNfts()} />
}

'use client'
import { activityFlow } from '@latchkit/core/flows/activity'
import { useOwnFlow } from '../../kit/useOwnFlow.ts'
import { useView } from '../../kit/useView.ts'
import { ActivityList } from './ActivityList.tsx'
import { NftList } from './NftList.tsx'

/** The same list within another page. It is read from when it is first shown until it is taken away. */
export function ActivityTab() {
  return <ActivityList activity={useView(useOwnFlow(activityFlow, null, true))} />
}

/** What is held as far as the activity tells. */
export function NftTab() {
  return <NftList activity={useView(useOwnFlow(activityFlow, null, true))} />
}

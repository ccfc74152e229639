'use client'
import type { KitState } from '@latchkit/core'
import { activityFlow } from '@latchkit/core/flows/activity'
import { nftsFlow } from '@latchkit/core/flows/nfts'
import { useKitState } from '../../kit/useKitState.ts'
import { useOwnFlow } from '../../kit/useOwnFlow.ts'
import { useView } from '../../kit/useView.ts'
import { ActivityList } from './ActivityList.tsx'
import { NftList } from './NftList.tsx'
import { OwnNfts } from './OwnNfts.tsx'

const configOf = ({ config }: KitState) => config

/** The same list within another page. It is read from when it is first shown until it is taken away. */
export function ActivityTab() {
  return <ActivityList activity={useView(useOwnFlow(activityFlow, null, true))} />
}

/** What is held: as the page's own source tells it, else as far as the activity does. */
export function NftTab() {
  const { nftSource } = useKitState(configOf)
  const activity = useView(useOwnFlow(activityFlow, null, !nftSource))
  const held = useView(useOwnFlow(nftsFlow, null, nftSource))
  return nftSource ? <OwnNfts held={held} /> : <NftList activity={activity} />
}

import type { ActivityView } from '@latchkit/core/flows/activity'
import { useListedNfts } from '../../hooks/useListedNfts.ts'
import { NftScreen } from './NftScreen.tsx'

/** What is held as far as an activity tells. `activity` null: its code is on its way. */
export function NftList({ activity }: { activity: ActivityView | null }) {
  return <NftScreen held={useListedNfts(activity)} />
}

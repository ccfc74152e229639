import type { ActivityView } from '@latchkit/core/flows/activity'
import { useActivityNfts } from '../../hooks/useActivityNfts.ts'
import { NftScreen } from './NftScreen.tsx'

/** What is held as far as an activity tells. `activity` null: its code is on its way. */
export function NftList({ activity }: { activity: ActivityView | null }) {
  return <NftScreen held={useActivityNfts(activity)} />
}

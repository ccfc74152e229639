import type { ActivityView } from '@latchkit/core/flows'
import { useActivityNfts } from '../../hooks/useActivityNfts.ts'
import { NftScreen } from './NftScreen.tsx'

/** The NFTs that the account received and did not send, according to its activity (decision 34). */
export function NftList({ activity }: { activity: ActivityView }) {
  return <NftScreen view={useActivityNfts(activity)} />
}

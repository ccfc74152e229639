import type { NftsView } from '@latchkit/core/flows/nfts'
import { NftGrid, NftSkeleton, NftsFailed } from './NftGrid.tsx'

/** What is held as the page's own source tells it (decision 34). `held` null: its code is on its way. */
export function OwnNfts({ held }: { held: NftsView | null }) {
  if (held === null || held.step === 'loading') return <NftSkeleton />
  if (held.step === 'failed') return <NftsFailed problem={held.problem} retry={held.retry} />
  return <NftGrid nfts={held.step === 'read' ? held.nfts : []} />
}

import { Button } from '../../components/Button.tsx'
import type { AccountNftsView } from '../../hooks/account-nfts.types.ts'
import { useSharedTexts } from '../../locales/useSharedTexts.ts'
import { NftGrid, NftSkeleton, NftsFailed } from './NftGrid.tsx'

/** What is held; says so where that is nothing. `held` null: its code is on its way. */
export function NftScreen({ held }: { held: AccountNftsView | null }) {
  const { activity } = useSharedTexts()
  if (held === null || held.step === 'loading') return <NftSkeleton />
  if (held.step === 'failed') return <NftsFailed problem={held.problem} retry={held.retry} />
  if (held.step === 'absent') return <NftGrid nfts={[]} />
  const more = held.more && (
    <Button kind="ghost" onClick={held.more}>
      {activity.showMore}
    </Button>
  )
  return <NftGrid nfts={held.nfts} more={more} />
}

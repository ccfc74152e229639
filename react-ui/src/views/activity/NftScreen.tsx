import { Button } from '../../components/Button.tsx'
import type { HeldNftsView } from '../../hooks/held-nfts.types.ts'
import { useLanguage } from '../../locales/useLanguage.ts'
import { NftGrid, NftSkeleton, NftsFailed } from './NftGrid.tsx'

/** What is held; says so where that is nothing. `held` null: its code is on its way. */
export function NftScreen({ held }: { held: HeldNftsView | null }) {
  const { activity } = useLanguage()
  if (held === null || held.step === 'loading') return <NftSkeleton />
  if (held.step === 'failed') return <NftsFailed problem={held.problem} retry={held.retry} />
  if (held.step === 'absent') return <NftGrid nfts={[]} />
  const more = held.more && (
    <Button kind="ghost" onClick={held.more}>
      {activity.more}
    </Button>
  )
  return <NftGrid nfts={held.nfts} more={more} />
}

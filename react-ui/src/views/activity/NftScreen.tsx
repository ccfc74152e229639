import { Button } from '../../components/Button.tsx'
import { useSheet } from '../../components/useSheet.ts'
import type { AccountNftsView } from '../../hooks/account-nfts.types.ts'
import { useTexts } from '../../locales/useTexts.ts'
import activityCss from './activity.css?inline'
import { NftGrid, NftSkeleton, NftsFailed } from './NftGrid.tsx'
import { activityTexts } from './texts/en.ts'

/** The NFTs of an account, with placeholders while loading and a message after a failure. */
export function NftScreen({ view }: { view: AccountNftsView }) {
  useSheet(activityCss)
  const { activity } = useTexts(activityTexts)
  if (view.step === 'loading') return <NftSkeleton />
  if (view.step === 'failed') return <NftsFailed problem={view.problem} retry={view.retry} />
  if (view.step === 'noAccount') return <NftGrid nfts={[]} />
  const more = view.loadMore && (
    <Button kind="ghost" onClick={view.loadMore}>
      {activity.showMore}
    </Button>
  )
  return <NftGrid nfts={view.nfts} more={more} />
}

import type { NftsView } from '@latchkit/core/flows'
import { Button } from '../../components/Button.tsx'
import { useSheet } from '../../components/useSheet.ts'
import { useTexts } from '../../locales/useTexts.ts'
import activityCss from './activity.css?inline'
import { NftGrid, NftSkeleton, NftsFailed } from './NftGrid.tsx'
import { activityTexts } from './texts/en.ts'

/** The NFTs of an account, with placeholders while loading and a message after a failure. */
export function NftScreen({ view }: { view: NftsView }) {
  useSheet(activityCss)
  const { activity } = useTexts(activityTexts)
  if (view.data === null) {
    if (view.status === 'loading') return <NftSkeleton />
    if (view.status === 'idle') return <NftGrid nfts={[]} />
    return <NftsFailed problem={view.problem} retry={view.refresh} />
  }
  const more = view.loadMore && (
    <Button kind="ghost" onClick={view.loadMore}>
      {activity.showMore}
    </Button>
  )
  return <NftGrid nfts={view.data} more={more} />
}

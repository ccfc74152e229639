import type { AccountTab } from '@latchkit/core/internal'
import { NotLoaded } from '../../kit/NotLoaded.tsx'
import { useCode } from '../../kit/useCode.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { activityTexts } from '../activity/texts/en.ts'
import { RowSkeletons } from './RowSkeletons.tsx'

type LazyTabProps = {
  tab: Exclude<AccountTab, 'tokens'>
  /**
   * Opens the complete activity. Null outside the modal, where the tab shows the complete activity.
   */
  openActivity: (() => void) | null
}

/** A published file contains several modules: an import of one has the exports of all of them. */
type TabModule = Partial<
  typeof import('../activity/ActivityTab.tsx') & typeof import('./RecentActivity.tsx')
>

const imports: Readonly<Record<LazyTabProps['tab'], () => Promise<TabModule>>> = {
  nfts: () => import('../activity/ActivityTab.tsx'),
  activity: () => import('./RecentActivity.tsx'),
}

/** A tab whose code is loaded when it is first shown. */
export function LazyTab({ tab, openActivity }: LazyTabProps) {
  const { activity } = useTexts(activityTexts)
  const { code, failed, load } = useCode(imports[tab], true)
  if (failed) return <NotLoaded retry={load} />
  if (code === null)
    return <RowSkeletons label={tab === 'nfts' ? activity.nftsLoading : activity.loading} />
  const { NftTab, RecentActivity } = code
  if (tab === 'nfts') return NftTab && <NftTab />
  return RecentActivity && <RecentActivity openActivity={openActivity} />
}

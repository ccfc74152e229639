import type { AccountTab } from '@latchkit/core/internal'
import { lazy } from '@latchkit/core/internal'
import { type ComponentType, useEffect, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Empty } from '../../components/Empty.tsx'
import { WarningIcon } from '../../components/icons.ts'
import { createLoader } from '../../kit/loader.ts'
import { useLoader } from '../../kit/useLoader.ts'
import { useSharedTexts } from '../../locales/useSharedTexts.ts'
import { RowSkeletons } from './RowSkeletons.tsx'

type LazyTabProps = {
  tab: Exclude<AccountTab, 'tokens'>
  /**
   * Opens the complete activity. Null outside the modal, where the tab shows the complete activity.
   */
  openActivity: (() => void) | null
}
type TabContent = ComponentType<Pick<LazyTabProps, 'openActivity'>>

/** A tab whose code is loaded when it is first shown. */
export function LazyTab({ tab, openActivity }: LazyTabProps) {
  const texts = useSharedTexts()
  const [loader] = useState(() => createLoader(tabLoaders[tab]()))
  const code = useLoader(loader)
  useEffect(() => void loader.load(), [loader])
  if (code.status === 'failed') {
    const retry = (
      <Button kind="primary" onClick={() => void loader.load()}>
        {texts.tryAgain}
      </Button>
    )
    return (
      <Empty
        icon={<WarningIcon />}
        title={texts.modal.notLoaded}
        text={texts.modal.notLoadedText}
        action={retry}
      />
    )
  }
  if (code.status !== 'ready')
    return (
      <RowSkeletons label={tab === 'nfts' ? texts.activity.nftsLoading : texts.activity.loading} />
    )
  return <code.value openActivity={openActivity} />
}

const tabLoaders: Readonly<Record<LazyTabProps['tab'], () => () => Promise<TabContent>>> = {
  nfts: () =>
    lazy(
      () => import('../activity/ActivityTab.tsx'),
      ({ NftTab }) => NftTab,
    ),
  activity: () =>
    lazy(
      () => import('./RecentActivity.tsx'),
      ({ RecentActivity }) => RecentActivity,
    ),
}

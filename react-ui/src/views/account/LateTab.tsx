import { importAgain } from '@latchkit/core'
import type { AccountTab } from '@latchkit/core/utils'
import { type ComponentType, useEffect, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Empty } from '../../components/Empty.tsx'
import { WarningIcon } from '../../components/icons.ts'
import { createLoader } from '../../kit/loader.ts'
import { useLoader } from '../../kit/useLoader.ts'
import { useLanguage } from '../../locales/useLanguage.ts'
import { RowSkeletons } from './RowSkeletons.tsx'

type LateTabProps = {
  tab: Exclude<AccountTab, 'tokens'>
  /** Opens all of the activity; null: it is all shown here. */
  history: (() => void) | null
}
type Drawn = ComponentType<Pick<LateTabProps, 'history'>>

/** A tab whose code comes when it is first shown. */
export function LateTab({ tab, history }: LateTabProps) {
  const words = useLanguage()
  const [loader] = useState(() => createLoader((attempt) => fetchers[tab](attempt)))
  const code = useLoader(loader)
  useEffect(() => void loader.load(), [loader])
  if (code.status === 'failed') {
    const again = (
      <Button kind="primary" onClick={() => void loader.load()}>
        {words.tryAgain}
      </Button>
    )
    return (
      <Empty
        icon={<WarningIcon />}
        title={words.modal.notLoaded}
        text={words.modal.notLoadedText}
        action={again}
      />
    )
  }
  if (code.status !== 'ready')
    return (
      <RowSkeletons label={tab === 'nfts' ? words.activity.nftsLoading : words.activity.loading} />
    )
  return <code.value history={history} />
}

const fetchers: Readonly<Record<LateTabProps['tab'], (attempt: number) => Promise<Drawn>>> = {
  nfts: async (attempt) =>
    (await importAgain(() => import('../activity/ActivityTab.tsx'), attempt)).NftTab,
  activity: async (attempt) =>
    (await importAgain(() => import('./RecentActivity.tsx'), attempt)).RecentActivity,
}

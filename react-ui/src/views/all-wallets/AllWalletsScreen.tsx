import type { AllWalletsView } from '@latchkit/core/flows/all-wallets'
import { createElement, Fragment } from 'react'
import { Button } from '../../parts/Button.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { SearchIcon, WarningIcon } from '../../parts/icons.ts'
import { Panel } from '../../parts/Panel.tsx'
import { errorText } from '../../words/error-text.ts'
import { useLanguage } from '../../words/useLanguage.ts'
import { Counted } from './Counted.tsx'
import { GridSkeleton } from './GridSkeleton.tsx'
import { RestOfList } from './RestOfList.tsx'
import { WalletGrid } from './WalletGrid.tsx'
import { WalletSearch } from './WalletSearch.tsx'

/** A search over all wallets, and the wallets. `ready`: one can type at once. */
export function AllWalletsScreen({ all, ready }: { all: AllWalletsView; ready: boolean }) {
  const words = useLanguage()
  return (
    <Panel>
      <WalletSearch field={all} ready={ready} />
      {content()}
    </Panel>
  )

  function content() {
    switch (all.step) {
      case 'loading':
      case 'searching':
        return <GridSkeleton label={words.allWallets.loading} />
      case 'browsing':
        return (
          <>
            <WalletGrid
              key="browsing"
              list={all}
              more={all.rest === 'more' ? all.more : null}
              follows={all.rest === 'more' || all.rest === 'loading'}
            />
            <RestOfList rest={all.rest} more={all.more} />
          </>
        )
      case 'found':
        return (
          <>
            <Counted count={all.wallets.length} />
            <WalletGrid key="found" list={all} more={null} follows={false} />
          </>
        )
      case 'none': {
        const { none, noneCertified } = words.allWallets
        const title = all.text === '' ? noneCertified : none(all.text).join('')
        const drawn = all.text === '' ? noneCertified : createElement(Fragment, null, ...none(<bdi>{all.text}</bdi>))
        const clear = (
          <Button kind="ghost" onClick={all.clear}>
            {words.networks.clear}
          </Button>
        )
        return <Empty icon={<SearchIcon />} title={title} drawn={drawn} text={null} action={clear} />
      }
      case 'failed': {
        const retry = (
          <Button kind="primary" onClick={all.retry}>
            {words.tryAgain}
          </Button>
        )
        return <Empty icon={<WarningIcon />} title={words.allWallets.failed} text={errorText(words, all.problem)} action={retry} />
      }
    }
  }
}

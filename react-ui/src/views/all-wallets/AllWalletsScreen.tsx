import type { AllWalletsView } from '@latchkit/core/flows/all-wallets'
import { createElement, Fragment, useContext, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Empty } from '../../components/Empty.tsx'
import { SearchIcon, WarningIcon } from '../../components/icons.ts'
import { Panel } from '../../components/Panel.tsx'
import { errorText } from '../../locales/error-text.ts'
import { useLanguage } from '../../locales/useLanguage.ts'
import { ScrolledContext } from '../../modal/ScrolledContext.ts'
import { Counted } from './Counted.tsx'
import { GridSkeleton } from './GridSkeleton.tsx'
import { RestOfList } from './RestOfList.tsx'
import { WalletGrid } from './WalletGrid.tsx'
import { WalletSearch } from './WalletSearch.tsx'

/** Wallets that fill the page. */
const many = 16
/** Only a short list that is all there is makes a small page: while one types, nothing moves. */
const isTall = (all: AllWalletsView) =>
  all.step !== 'browsing' || all.rest !== 'end' || all.wallets.length > many

/** A search over all wallets, and the wallets. `ready`: one can type at once. */
export function AllWalletsScreen({ all, ready }: { all: AllWalletsView; ready: boolean }) {
  const words = useLanguage()
  const left = useContext(ScrolledContext)
  const question = `${all.certified} ${all.text}`
  const [first] = useState(question)
  return (
    <Panel>
      <WalletSearch field={all} ready={ready} tall={isTall(all)} />
      {/* what another question finds begins at its top */}
      <ScrolledContext.Provider value={question === first ? left : 0}>
        {content()}
      </ScrolledContext.Provider>
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
        const drawn =
          all.text === ''
            ? noneCertified
            : createElement(Fragment, null, ...none(<bdi>{all.text}</bdi>))
        const clear = (
          <Button kind="ghost" onClick={all.clear}>
            {words.networks.clear}
          </Button>
        )
        return (
          <Empty icon={<SearchIcon />} title={title} drawn={drawn} text={null} action={clear} />
        )
      }
      case 'failed': {
        const retry = (
          <Button kind="primary" onClick={all.retry}>
            {words.tryAgain}
          </Button>
        )
        return (
          <Empty
            icon={<WarningIcon />}
            title={words.allWallets.failed}
            text={errorText(words, all.problem)}
            action={retry}
          />
        )
      }
    }
  }
}

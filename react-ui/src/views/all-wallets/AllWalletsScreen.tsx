import type { AllWalletsView } from '@latchkit/core/flows/all-wallets'
import { createElement, Fragment, useContext, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Empty } from '../../components/Empty.tsx'
import { SearchIcon, WarningIcon } from '../../components/icons.ts'
import { Panel } from '../../components/Panel.tsx'
import { InitialScrollContext } from '../../kit/InitialScrollContext.ts'
import { errorText } from '../../locales/error-text.ts'
import { useSharedTexts } from '../../locales/useSharedTexts.ts'
import { Counted } from './Counted.tsx'
import { GridSkeleton } from './GridSkeleton.tsx'
import { LoadMoreFailed } from './LoadMoreFailed.tsx'
import { WalletGrid } from './WalletGrid.tsx'
import { WalletSearch } from './WalletSearch.tsx'

/** Wallets that fill the page. */
const many = 16
/** Only a short list that is all there is makes a small page: while one types, nothing moves. */
const isTall = (all: AllWalletsView) =>
  all.step !== 'browsing' || all.rest !== 'end' || all.wallets.length > many

/** A search over all wallets, and the wallets. `ready`: one can type at once. */
export function AllWalletsScreen({ all, ready }: { all: AllWalletsView; ready: boolean }) {
  const texts = useSharedTexts()
  const left = useContext(InitialScrollContext)
  const question = `${all.certified} ${all.text}`
  const [first] = useState(question)
  return (
    <Panel>
      <WalletSearch field={all} ready={ready} tall={isTall(all)} />
      {/* what another question finds begins at its top */}
      <InitialScrollContext.Provider value={question === first ? left : 0}>
        {content()}
      </InitialScrollContext.Provider>
    </Panel>
  )

  function content() {
    switch (all.step) {
      case 'loading':
      case 'searching':
        return <GridSkeleton label={texts.allWallets.loading} />
      case 'browsing':
        return (
          <>
            <WalletGrid
              key="browsing"
              list={all}
              more={all.rest === 'more' ? all.more : null}
              follows={all.rest === 'more' || all.rest === 'loading'}
            />
            <LoadMoreFailed rest={all.rest} more={all.more} />
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
        const { noMatch, noCertified } = texts.allWallets
        const title = all.text === '' ? noCertified : noMatch(all.text).join('')
        const drawn =
          all.text === ''
            ? noCertified
            : createElement(Fragment, null, ...noMatch(<bdi>{all.text}</bdi>))
        const clear = (
          <Button kind="ghost" onClick={all.clear}>
            {texts.networks.clearSearch}
          </Button>
        )
        return (
          <Empty icon={<SearchIcon />} title={title} heading={drawn} text={null} action={clear} />
        )
      }
      case 'failed': {
        const retry = (
          <Button kind="primary" onClick={all.retry}>
            {texts.tryAgain}
          </Button>
        )
        return (
          <Empty
            icon={<WarningIcon />}
            title={texts.allWallets.failed}
            text={errorText(texts, all.problem)}
            action={retry}
          />
        )
      }
    }
  }
}

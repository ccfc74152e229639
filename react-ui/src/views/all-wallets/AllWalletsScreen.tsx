import type { AllWalletsView } from '@latchkit/core/flows/all-wallets'
import { createElement, Fragment, useContext, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Empty } from '../../components/Empty.tsx'
import { SearchIcon, WarningIcon } from '../../components/icons.ts'
import { Panel } from '../../components/Panel.tsx'
import { useAnnounce } from '../../components/useAnnounce.ts'
import { InitialScrollContext } from '../../kit/InitialScrollContext.ts'
import { errorText } from '../../locales/error-text.ts'
import { useSharedTexts } from '../../locales/useSharedTexts.ts'
import { GridSkeleton } from './GridSkeleton.tsx'
import { LoadMoreFailed } from './LoadMoreFailed.tsx'
import { WalletGrid } from './WalletGrid.tsx'
import { WalletSearch } from './WalletSearch.tsx'

/** Number of wallets that fill the view. */
const fullViewCount = 16

/**
 * Only a complete, short list makes the view smaller, so that nothing moves while the visitor
 * types.
 */
const isTall = (all: AllWalletsView) =>
  all.step !== 'browsing' || all.rest !== 'end' || all.wallets.length > fullViewCount

export type AllWalletsScreenProps = {
  all: AllWalletsView
  /** Whether the search field takes the focus on mount. */
  focusSearch: boolean
}

/** A search field and a grid with all wallets or the search results. */
export function AllWalletsScreen({ all, focusSearch }: AllWalletsScreenProps) {
  const texts = useSharedTexts()
  const initialScroll = useContext(InitialScrollContext)
  const query = `${all.certified} ${all.text}`
  const [initialQuery] = useState(query)
  return (
    <Panel>
      <WalletSearch field={all} focusOnMount={focusSearch} tall={isTall(all)} />
      {/* The scroll offset belongs to the initial query: other results start at the top. */}
      <InitialScrollContext.Provider value={query === initialQuery ? initialScroll : 0}>
        {content()}
      </InitialScrollContext.Provider>
    </Panel>
  )

  function content() {
    switch (all.step) {
      case 'loadingWallets':
      case 'searching':
        return <GridSkeleton label={texts.allWallets.loading} />
      case 'browsing':
        return (
          <>
            <WalletGrid
              key="browsing"
              list={all}
              loadMore={all.rest === 'more' ? all.loadMore : null}
              hasMore={all.rest === 'more' || all.rest === 'loading'}
            />
            <LoadMoreFailed rest={all.rest} more={all.loadMore} />
          </>
        )
      case 'results':
        return (
          <>
            <ResultCount count={all.wallets.length} />
            <WalletGrid key="found" list={all} loadMore={null} hasMore={false} />
          </>
        )
      case 'empty': {
        const { noMatch, noCertified } = texts.allWallets
        const title = all.text === '' ? noCertified : noMatch(all.text).join('')
        const heading =
          all.text === ''
            ? noCertified
            : createElement(Fragment, null, ...noMatch(<bdi>{all.text}</bdi>))
        const clear = (
          <Button kind="ghost" onClick={all.clear}>
            {texts.networks.clearSearch}
          </Button>
        )
        return (
          <Empty icon={<SearchIcon />} title={title} heading={heading} text={null} action={clear} />
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

/** Announces the number of search results. It renders nothing, because the results are visible. */
function ResultCount({ count }: { count: number }) {
  useAnnounce(useSharedTexts().allWallets.found(count), null)
  return null
}

import type { AllWalletsView } from '@latchkit/core/flows'
import { createElement, Fragment, useContext, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Empty } from '../../components/Empty.tsx'
import { SearchIcon, WarningIcon } from '../../components/icons.ts'
import { Panel } from '../../components/Panel.tsx'
import { TextButton } from '../../components/TextButton.tsx'
import { useAnnounce } from '../../components/useAnnounce.ts'
import { useSheet } from '../../components/useSheet.ts'
import { InitialScrollContext } from '../../kit/InitialScrollContext.ts'
import { errorText } from '../../locales/error-text.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { networksTexts } from '../networks/texts/en.ts'
import allWalletsCss from './all-wallets.css?inline'
import { GridSkeleton } from './GridSkeleton.tsx'
import { allWalletsTexts } from './texts/en.ts'
import { WalletGrid } from './WalletGrid.tsx'
import { WalletSearch } from './WalletSearch.tsx'

/** Number of wallets that fill the view. */
const fullViewCount = 16

/**
 * Whether the view has its full height. Only a short, complete list makes it smaller, so that
 * nothing moves while the visitor types.
 */
const isTall = ({ step, status, data, loadMore }: AllWalletsView) =>
  step !== 'browsing' ||
  status !== 'fresh' ||
  loadMore !== null ||
  data.wallets.length > fullViewCount

export type AllWalletsScreenProps = {
  view: AllWalletsView
  /** Whether the search field takes the focus on mount. */
  focusSearch: boolean
}

/** A search field and a grid with all wallets or the search results. */
export function AllWalletsScreen({ view, focusSearch }: AllWalletsScreenProps) {
  useSheet(allWalletsCss)
  const texts = useTexts(allWalletsTexts)
  const { clearSearch } = useTexts(networksTexts).networks
  const initialScroll = useContext(InitialScrollContext)
  const query = `${view.certified} ${view.text}`
  const [initialQuery] = useState(query)
  return (
    <Panel>
      <WalletSearch field={view} focusOnMount={focusSearch} tall={isTall(view)} />
      {/* The scroll offset belongs to the results of the initial query: other results start at the top. */}
      <InitialScrollContext.Provider value={query === initialQuery ? initialScroll : 0}>
        {content()}
      </InitialScrollContext.Provider>
    </Panel>
  )

  function content() {
    if (view.data === null) {
      if (view.problem === null) return <GridSkeleton label={texts.allWallets.loading} />
      const retry = view.refresh && (
        <Button kind="primary" onClick={view.refresh}>
          {texts.tryAgain}
        </Button>
      )
      return (
        <Empty
          icon={<WarningIcon />}
          title={texts.allWallets.failed}
          text={errorText(texts, view.problem)}
          action={retry}
        />
      )
    }
    const { wallets } = view.data
    if (view.step === 'searching' && wallets.length === 0) {
      const { noMatch, noCertified } = texts.allWallets
      const title = view.text === '' ? noCertified : noMatch(view.text).join('')
      const heading =
        view.text === ''
          ? noCertified
          : createElement(Fragment, null, ...noMatch(<bdi>{view.text}</bdi>))
      const clear = view.clear && (
        <Button kind="ghost" onClick={view.clear}>
          {clearSearch}
        </Button>
      )
      return (
        <Empty icon={<SearchIcon />} title={title} heading={heading} text={null} action={clear} />
      )
    }
    const more = view.loadMore ?? view.refresh
    return (
      <>
        {view.step === 'searching' && <ResultCount count={wallets.length} />}
        <WalletGrid
          key={view.step}
          wallets={wallets}
          pick={view.pick}
          loadMore={view.problem === null ? view.loadMore : null}
          hasMore={view.problem === null && (view.status === 'loading' || view.loadMore !== null)}
        />
        {view.problem !== null && more && <LoadMoreFailed retry={more} />}
      </>
    )
  }
}

/** Announces the number of search results to screen readers. Renders nothing. */
function ResultCount({ count }: { count: number }) {
  useAnnounce(useTexts(allWalletsTexts).allWallets.found(count), null)
  return null
}

/** Message below a list whose next page failed to load, with a retry button. */
function LoadMoreFailed({ retry }: { retry(): void }) {
  const texts = useTexts(allWalletsTexts)
  return (
    <p className="lk-hint" role="status">
      {texts.allWallets.loadMoreFailed} <TextButton onClick={retry}>{texts.tryAgain}</TextButton>
    </p>
  )
}

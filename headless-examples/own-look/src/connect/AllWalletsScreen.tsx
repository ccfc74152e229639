import type { AllWalletsView } from '@latchkit/core/flows/all-wallets'
import { useKitState } from '@latchkit/react-ui'
import { errorText, useTexts } from '@latchkit/react-ui/locales'
import { AllWallets } from '@latchkit/react-ui/views/all-wallets'
import { createElement, Fragment, useState } from 'react'
import { Button } from '../components/Button.tsx'
import { Field } from '../components/Field.tsx'
import { Icon } from '../components/Icon.tsx'
import { LiveRegion } from '../components/LiveRegion.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { Step } from '../components/Step.tsx'
import { WalletLines } from './WalletLines.tsx'

/** List of all wallets, with search. */
export const AllWalletsScreen = () => (
  <AllWallets>{(all) => (all.step === 'loading' ? null : <Browse all={all} />)}</AllWallets>
)

function Browse({ all }: { all: AllWalletsView }) {
  const words = useTexts()
  // focuses the search on devices with a keyboard, except when returning from a wallet of the list
  const [ready] = useState(
    useKitState(({ config, router }) => !config.device.mobile && router.direction === 'forward'),
  )
  return (
    <>
      <div className="all-search">
        <Field
          kind="search"
          label={words.allWallets.search}
          value={all.text}
          onChange={all.search}
          ready={ready}
        />
        <button
          type="button"
          className="toggle"
          aria-pressed={all.certified}
          aria-label={words.allWallets.certifiedOnly}
          title={words.allWallets.certifiedOnly}
          onClick={() => all.setCertified(!all.certified)}
        >
          <Icon name="certified" />
        </button>
      </div>
      {content()}
    </>
  )

  function content() {
    switch (all.step) {
      case 'loadingWallets':
      case 'searching':
        return <Skeleton lines={8} label={words.allWallets.loading} />
      case 'browsing':
        return (
          <>
            <WalletLines
              wallets={all.wallets}
              pick={all.pick}
              more={all.rest === 'more' ? all.loadMore : null}
            />
            {all.rest === 'loading' && <Skeleton lines={2} label={words.allWallets.loading} />}
            {all.rest === 'failed' && (
              <p role="status">
                {words.allWallets.loadMoreFailed}{' '}
                <Button kind="text" onClick={all.loadMore}>
                  {words.tryAgain}
                </Button>
              </p>
            )}
          </>
        )
      case 'results':
        return (
          <>
            <LiveRegion text={words.allWallets.found(all.wallets.length)} />
            <WalletLines wallets={all.wallets} pick={all.pick} more={null} />
          </>
        )
      case 'empty':
        return (
          <Step
            tone="rest"
            title={
              all.text === ''
                ? words.allWallets.noCertified
                : words.allWallets.noMatch(all.text).join('')
            }
            drawn={
              all.text === ''
                ? undefined
                : createElement(Fragment, null, ...words.allWallets.noMatch(<bdi>{all.text}</bdi>))
            }
            text={null}
          >
            <Button onClick={all.clear}>{words.networks.clearSearch}</Button>
          </Step>
        )
      case 'failed':
        return (
          <Step tone="bad" title={words.allWallets.failed} text={errorText(words, all.problem)}>
            <Button kind="primary" onClick={all.retry}>
              {words.tryAgain}
            </Button>
          </Step>
        )
    }
  }
}

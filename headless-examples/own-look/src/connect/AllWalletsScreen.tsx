import type { AllWalletsView } from '@latchkit/core/flows'
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
  <AllWallets>
    {(view) => (view.step === 'loading' ? null : <WalletBrowser view={view} />)}
  </AllWallets>
)

function WalletBrowser({ view }: { view: AllWalletsView }) {
  const texts = useTexts()
  // Focus the search on devices with a keyboard, except after returning from a wallet of the list.
  const [focused] = useState(
    useKitState(({ config, router }) => !config.device.mobile && router.direction === 'forward'),
  )
  return (
    <>
      <div className="all-search">
        <Field
          kind="search"
          label={texts.allWallets.search}
          value={view.text}
          onChange={view.search}
          focused={focused}
        />
        <button
          type="button"
          className="toggle"
          aria-pressed={view.certified}
          aria-label={texts.allWallets.certifiedOnly}
          title={texts.allWallets.certifiedOnly}
          onClick={() => view.setCertified(!view.certified)}
        >
          <Icon name="certified" />
        </button>
      </div>
      {content()}
    </>
  )

  function content() {
    if (view.data === null)
      return view.problem === null ? (
        <Skeleton lines={8} label={texts.allWallets.loading} />
      ) : (
        <Step tone="bad" title={texts.allWallets.failed} text={errorText(texts, view.problem)}>
          {view.refresh && (
            <Button kind="primary" onClick={view.refresh}>
              {texts.tryAgain}
            </Button>
          )}
        </Step>
      )
    const { wallets } = view.data
    if (view.step === 'searching' && wallets.length === 0)
      return (
        <Step
          tone="rest"
          title={
            view.text === ''
              ? texts.allWallets.noCertified
              : texts.allWallets.noMatch(view.text).join('')
          }
          titleNode={
            view.text === ''
              ? undefined
              : createElement(Fragment, null, ...texts.allWallets.noMatch(<bdi>{view.text}</bdi>))
          }
          text={null}
        >
          {view.clear && <Button onClick={view.clear}>{texts.networks.clearSearch}</Button>}
        </Step>
      )
    const more = view.loadMore ?? view.refresh
    return (
      <>
        {view.step === 'searching' && <LiveRegion text={texts.allWallets.found(wallets.length)} />}
        <WalletLines
          key={view.step}
          wallets={wallets}
          pick={view.pick}
          more={view.problem === null ? view.loadMore : null}
        />
        {view.status === 'loading' && <Skeleton lines={2} label={texts.allWallets.loading} />}
        {view.problem !== null && more && (
          <p role="status">
            {texts.allWallets.loadMoreFailed}{' '}
            <Button kind="text" onClick={more}>
              {texts.tryAgain}
            </Button>
          </p>
        )}
      </>
    )
  }
}

import type { AllWalletsView } from '@latchkit/core/flows/all-wallets'
import { useKitState } from '@latchkit/react-ui'
import { errorText, useWords } from '@latchkit/react-ui/locales'
import { AllWallets } from '@latchkit/react-ui/views/all-wallets'
import { createElement, Fragment, useState } from 'react'
import { Button } from '../parts/Button.tsx'
import { Field } from '../parts/Field.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import { Step } from '../parts/Step.tsx'
import { Said } from '../shell/Said.tsx'
import { WalletLines } from './WalletLines.tsx'

/** Every wallet there is, searched and browsed. */
export const AllWalletsScreen = () => <AllWallets>{(all) => <Browse all={all} />}</AllWallets>

function Browse({ all }: { all: AllWalletsView }) {
  const words = useWords()
  // where there are keys one can type at once; not on the way back, when one comes from a wallet of the list
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
          aria-label={words.allWallets.certified}
          title={words.allWallets.certified}
          onClick={() => all.certify(!all.certified)}
        >
          <Icon name="certified" />
        </button>
      </div>
      {content()}
    </>
  )

  function content() {
    switch (all.step) {
      case 'loading':
      case 'searching':
        return <Skeleton lines={8} label={words.allWallets.loading} />
      case 'browsing':
        return (
          <>
            <WalletLines
              wallets={all.wallets}
              pick={all.pick}
              more={all.rest === 'more' ? all.more : null}
            />
            {all.rest === 'loading' && <Skeleton lines={2} label={words.allWallets.loading} />}
            {all.rest === 'stuck' && (
              <p role="status">
                {words.allWallets.stuck}{' '}
                <Button kind="text" onClick={all.more}>
                  {words.tryAgain}
                </Button>
              </p>
            )}
          </>
        )
      case 'found':
        return (
          <>
            <Said text={words.allWallets.found(all.wallets.length)} />
            <WalletLines wallets={all.wallets} pick={all.pick} more={null} />
          </>
        )
      case 'none':
        return (
          <Step
            tone="rest"
            title={
              all.text === ''
                ? words.allWallets.noneCertified
                : words.allWallets.none(all.text).join('')
            }
            drawn={
              all.text === ''
                ? undefined
                : createElement(Fragment, null, ...words.allWallets.none(<bdi>{all.text}</bdi>))
            }
            text={null}
          >
            <Button onClick={all.clear}>{words.networks.clear}</Button>
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

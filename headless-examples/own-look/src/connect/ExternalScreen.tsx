import type { ExternalView } from '@latchkit/core/flows'
import { isolateText, shortAddress } from '@latchkit/core/utils'
import { errorText, useTexts } from '@latchkit/react-ui/locales'
import { ConnectingExternal } from '@latchkit/react-ui/views/connect'
import { Button } from '../components/Button.tsx'
import { Mark } from '../components/Mark.tsx'
import { Step } from '../components/Step.tsx'

/** View of a request to an installed wallet. */
export const ExternalScreen = () => (
  <ConnectingExternal>
    {(external) => (external.step === 'loading' ? null : <RequestStatus external={external} />)}
  </ConnectingExternal>
)

function RequestStatus({ external }: { external: ExternalView }) {
  const texts = useTexts()
  const { connecting } = texts
  const wallet = isolateText(external.wallet.name)
  const art = <Mark size="large" name={external.wallet.name} image={external.wallet.icon} />
  switch (external.step) {
    case 'requesting':
      return (
        <Step
          tone={external.unresponsive ? 'slow' : 'waiting'}
          art={art}
          title={
            external.unresponsive ? connecting.unresponsive(wallet) : connecting.requesting(wallet)
          }
          text={
            external.unresponsive ? connecting.unresponsiveText : connecting.requestingText(wallet)
          }
        >
          <Button onClick={external.cancel}>{texts.cancel}</Button>
          <Button kind={external.unresponsive ? 'primary' : 'quiet'} onClick={external.retry}>
            {texts.askAgain}
          </Button>
        </Step>
      )
    case 'rejected':
      return (
        <Step
          tone="bad"
          art={art}
          title={connecting.rejected(wallet)}
          text={connecting.rejectedText}
        >
          {retryButtons(external)}
        </Step>
      )
    case 'requestPending':
      return (
        <Step
          tone="waiting"
          art={art}
          title={connecting.requestPending(wallet)}
          text={connecting.requestPendingText}
        >
          {retryButtons(external)}
        </Step>
      )
    case 'failed':
      return (
        <Step
          tone="bad"
          art={art}
          title={connecting.failed(wallet)}
          text={errorText(texts, external.problem)}
        >
          {retryButtons(external)}
        </Step>
      )
    case 'notInstalled':
      return (
        <Step
          tone="rest"
          art={art}
          title={connecting.notInstalled(wallet)}
          text={connecting.notInstalledText}
        >
          <Button onClick={external.chooseAnother}>{connecting.otherWallets}</Button>
          {external.download && (
            <Button kind="primary" onClick={external.download}>
              {connecting.getWallet(wallet)}
            </Button>
          )}
        </Step>
      )
    case 'connected':
      return (
        <Step
          tone="good"
          art={art}
          title={connecting.connected}
          text={shortAddress(external.address)}
        />
      )
    case 'cancelled':
      return <Step tone="rest" art={art} title={connecting.requesting(wallet)} text={null} />
  }

  function retryButtons({ retry, chooseAnother }: { retry(): void; chooseAnother(): void }) {
    return (
      <>
        <Button onClick={chooseAnother}>{connecting.otherWallets}</Button>
        <Button kind="primary" onClick={retry}>
          {texts.tryAgain}
        </Button>
      </>
    )
  }
}

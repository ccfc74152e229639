import type { SwitchNetworkView } from '@latchkit/core/flows'
import { isolateText } from '@latchkit/core/utils'
import { errorText, useTexts } from '@latchkit/react-ui/locales'
import { SwitchNetwork } from '@latchkit/react-ui/views/networks'
import { Button } from '../components/Button.tsx'
import { Mark } from '../components/Mark.tsx'
import { Step } from '../components/Step.tsx'
import { useNamedWallet } from '../components/useNamedWallet.ts'

/** View of a network switch. */
export const SwitchScreen = () => (
  <SwitchNetwork>
    {(change) => (change.step === 'loading' ? null : <SwitchStatus change={change} />)}
  </SwitchNetwork>
)

function SwitchStatus({ change }: { change: SwitchNetworkView }) {
  const texts = useTexts()
  const { networks, connecting } = texts
  const { name, imageUrl, chainNamespace } = change.network
  const wallet = isolateText(useNamedWallet(chainNamespace)?.name ?? null)
  const network = isolateText(name)
  const art = <Mark size="large" name={name} image={imageUrl} />
  switch (change.step) {
    case 'confirming':
      return (
        <Step
          tone="rest"
          art={art}
          title={networks.confirm(network)}
          text={networks.confirmText(network)}
        >
          <Button onClick={change.cancel}>{texts.cancel}</Button>
          <Button kind="primary" onClick={change.confirm}>
            {networks.confirmAction}
          </Button>
        </Step>
      )
    case 'switching':
    case 'adding': {
      const requestText =
        change.step === 'adding'
          ? networks.addingText(wallet, network)
          : networks.switchingText(wallet, network)
      return (
        <Step
          tone={change.unresponsive ? 'slow' : 'waiting'}
          art={art}
          title={
            change.unresponsive ? connecting.unresponsive(wallet) : connecting.requesting(wallet)
          }
          text={change.unresponsive ? connecting.unresponsiveText : requestText}
        >
          <Button onClick={change.cancel}>{texts.cancel}</Button>
          <Button kind={change.unresponsive ? 'primary' : 'quiet'} onClick={change.retry}>
            {texts.askAgain}
          </Button>
        </Step>
      )
    }
    case 'rejected':
      return (
        <Step tone="bad" art={art} title={connecting.rejected(wallet)} text={networks.rejectedText}>
          {retryButtons(change)}
        </Step>
      )
    case 'failed':
      return (
        <Step
          tone="bad"
          art={art}
          title={networks.failed(network)}
          text={errorText(texts, change.problem)}
        >
          {retryButtons(change)}
        </Step>
      )
    case 'switched':
      return <Step tone="good" art={art} title={networks.switched(network)} text={null} />
    case 'cancelled':
      return <Step tone="rest" art={art} title={connecting.requesting(wallet)} text={null} />
  }

  function retryButtons({ cancel, retry }: { cancel(): void; retry(): void }) {
    return (
      <>
        <Button onClick={cancel}>{texts.back}</Button>
        <Button kind="primary" onClick={retry}>
          {texts.tryAgain}
        </Button>
      </>
    )
  }
}

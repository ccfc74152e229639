import type { SwitchNetworkView } from '@latchkit/core/flows/switch-network'
import { isolateText } from '@latchkit/core/utils'
import { useWalletInfo } from '@latchkit/react-ui'
import { errorText, useTexts } from '@latchkit/react-ui/locales'
import { SwitchNetwork } from '@latchkit/react-ui/views/networks'
import { Button } from '../components/Button.tsx'
import { Mark } from '../components/Mark.tsx'
import { Step } from '../components/Step.tsx'

/** View of a network switch. */
export const SwitchScreen = () => (
  <SwitchNetwork>
    {(change) => (change.step === 'loading' ? null : <Moving change={change} />)}
  </SwitchNetwork>
)

function Moving({ change }: { change: SwitchNetworkView }) {
  const words = useTexts()
  const { networks, connecting } = words
  const { name, imageUrl, chainNamespace } = change.network
  const wallet = isolateText(useWalletInfo(chainNamespace)?.name ?? null)
  const network = isolateText(name)
  const art = <Mark size="large" name={name} image={imageUrl} />
  switch (change.step) {
    case 'switching':
    case 'adding': {
      const asked =
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
          text={change.unresponsive ? networks.unresponsiveText : asked}
        >
          <Button onClick={change.cancel}>{words.cancel}</Button>
        </Step>
      )
    }
    case 'rejected':
      return (
        <Step tone="bad" art={art} title={connecting.rejected(wallet)} text={networks.rejectedText}>
          {again(change)}
        </Step>
      )
    case 'failed':
      return (
        <Step
          tone="bad"
          art={art}
          title={networks.failed(network)}
          text={errorText(words, change.problem)}
        >
          {again(change)}
        </Step>
      )
    case 'switched':
      return <Step tone="good" art={art} title={networks.switched(network)} text={null} />
    case 'cancelled':
      return <Step tone="rest" art={art} title={connecting.requesting(wallet)} text={null} />
  }

  function again({ cancel, retry }: { cancel(): void; retry(): void }) {
    return (
      <>
        <Button onClick={cancel}>{words.back}</Button>
        <Button kind="primary" onClick={retry}>
          {words.tryAgain}
        </Button>
      </>
    )
  }
}

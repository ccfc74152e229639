import type { RemoteView } from '@latchkit/core/flows/connect-remote'
import { inSentence, shortAddress } from '@latchkit/core/utils'
import { errorText, useWords } from '@latchkit/react-ui/locales'
import { ConnectingWalletConnect } from '@latchkit/react-ui/views/remote'
import { Button } from '../parts/Button.tsx'
import { Step } from '../parts/Step.tsx'
import { RemoteArt } from './RemoteArt.tsx'
import { RemoteWays } from './RemoteWays.tsx'

/** A wallet on another device, or in another app. */
export const RemoteScreen = () => (
  <ConnectingWalletConnect>{(remote) => <Reach remote={remote} />}</ConnectingWalletConnect>
)

function Reach({ remote }: { remote: RemoteView }) {
  const words = useWords()
  const { connecting, remote: its } = words
  switch (remote.step) {
    case 'finding':
      return (
        <Step tone="waiting" title={its.finding} text={null}>
          <Button onClick={remote.cancel}>{words.cancel}</Button>
        </Step>
      )
    case 'unknown':
      return (
        <Step tone="bad" title={its.unknown} text={errorText(words, remote.problem)}>
          <Button onClick={remote.others}>{connecting.others}</Button>
          <Button kind="primary" onClick={remote.retry}>
            {words.tryAgain}
          </Button>
        </Step>
      )
    case 'replacing': {
      const current = inSentence(remote.current) ?? words.modal.label
      return (
        <Step
          tone="rest"
          art={<RemoteArt wallet={remote.wallet} />}
          title={its.replacing(nameOf(remote))}
          text={its.replacingText(current)}
        >
          <Button onClick={remote.keep}>{its.keep(current)}</Button>
          <Button kind="primary" onClick={remote.replace}>
            {its.replace}
          </Button>
        </Step>
      )
    }
    case 'settling':
      return (
        <Step
          tone="waiting"
          art={<RemoteArt wallet={remote.wallet} />}
          title={its.settling(inSentence(remote.name) ?? nameOf(remote))}
          text={its.settlingText}
        >
          <Button onClick={remote.cancel}>{words.cancel}</Button>
        </Step>
      )
    case 'connected': {
      const [first] = remote.connections
      return (
        <Step
          tone="good"
          art={<RemoteArt wallet={remote.wallet} />}
          title={connecting.connected}
          text={first === undefined ? null : shortAddress(first.address)}
        />
      )
    }
    case 'cancelled':
      return (
        <Step
          tone="rest"
          art={<RemoteArt wallet={remote.wallet} />}
          title={its.ready(nameOf(remote))}
          text={null}
        />
      )
    case 'wanting':
    case 'resting':
    case 'visiting':
    case 'shown':
    case 'unreachable':
    case 'failed':
      return <RemoteWays view={remote} />
  }
}

const nameOf = ({ wallet }: Pick<Extract<RemoteView, { step: 'shown' }>, 'wallet'>) =>
  inSentence(wallet?.name ?? null)

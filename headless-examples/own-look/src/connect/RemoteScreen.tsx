import type { RemoteView } from '@latchkit/core/flows/connect-remote'
import { isolateText, shortAddress } from '@latchkit/core/utils'
import { errorText, useTexts } from '@latchkit/react-ui/locales'
import { ConnectingWalletConnect } from '@latchkit/react-ui/views/remote'
import { Button } from '../components/Button.tsx'
import { Step } from '../components/Step.tsx'
import { RemoteArt } from './RemoteArt.tsx'
import { RemoteWays } from './RemoteWays.tsx'

/** View of a remote wallet. */
export const RemoteScreen = () => (
  <ConnectingWalletConnect>
    {(remote) => (remote.step === 'loading' ? null : <Reach remote={remote} />)}
  </ConnectingWalletConnect>
)

function Reach({ remote }: { remote: RemoteView }) {
  const words = useTexts()
  const { connecting, remote: its } = words
  switch (remote.step) {
    case 'preparing':
      return (
        <Step tone="waiting" title={its.loading} text={null}>
          <Button onClick={remote.cancel}>{words.cancel}</Button>
        </Step>
      )
    case 'walletUnknown':
      return (
        <Step tone="bad" title={its.walletUnknown} text={errorText(words, remote.problem)}>
          <Button onClick={remote.chooseAnother}>{connecting.otherWallets}</Button>
          <Button kind="primary" onClick={remote.retry}>
            {words.tryAgain}
          </Button>
        </Step>
      )
    case 'confirmingReplace': {
      const current = isolateText(remote.currentWallet) ?? words.modal.label
      return (
        <Step
          tone="rest"
          art={<RemoteArt wallet={remote.wallet} />}
          title={its.confirmReplace(nameOf(remote))}
          text={its.confirmReplaceText(current)}
        >
          <Button onClick={remote.cancelReplace}>{its.cancelReplace(current)}</Button>
          <Button kind="primary" onClick={remote.replace}>
            {its.replace}
          </Button>
        </Step>
      )
    }
    case 'finalizing':
      return (
        <Step
          tone="waiting"
          art={<RemoteArt wallet={remote.wallet} />}
          title={its.finalizing(isolateText(remote.name) ?? nameOf(remote))}
          text={its.finalizingText}
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
          title={its.continueIn(nameOf(remote))}
          text={null}
        />
      )
    case 'requestingUri':
    case 'noCode':
    case 'inAppBrowser':
    case 'showingUri':
    case 'unreachable':
    case 'failed':
      return <RemoteWays view={remote} />
  }
}

const nameOf = ({ wallet }: Pick<Extract<RemoteView, { step: 'showingUri' }>, 'wallet'>) =>
  isolateText(wallet?.name ?? null)

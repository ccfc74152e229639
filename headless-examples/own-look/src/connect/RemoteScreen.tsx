import type { RemoteView } from '@latchkit/core/flows'
import { isolateText, shortAddress } from '@latchkit/core/utils'
import { errorText, useTexts } from '@latchkit/react-ui/locales'
import { ConnectingWalletConnect } from '@latchkit/react-ui/views/remote'
import { Button } from '../components/Button.tsx'
import { Step } from '../components/Step.tsx'
import { RemoteArt } from './RemoteArt.tsx'
import { RemoteMethods } from './RemoteMethods.tsx'

/** View of a remote wallet. */
export const RemoteScreen = () => (
  <ConnectingWalletConnect>
    {(remote) => (remote.step === 'loading' ? null : <RemoteStatus remote={remote} />)}
  </ConnectingWalletConnect>
)

function RemoteStatus({ remote }: { remote: RemoteView }) {
  const texts = useTexts()
  const { connecting, remote: remoteTexts } = texts
  switch (remote.step) {
    case 'preparing':
      return (
        <Step tone="waiting" title={remoteTexts.loading} text={null}>
          <Button onClick={remote.cancel}>{texts.cancel}</Button>
        </Step>
      )
    case 'walletUnknown':
      return (
        <Step tone="bad" title={remoteTexts.walletUnknown} text={errorText(texts, remote.problem)}>
          <Button onClick={remote.chooseAnother}>{connecting.otherWallets}</Button>
          <Button kind="primary" onClick={remote.retry}>
            {texts.tryAgain}
          </Button>
        </Step>
      )
    case 'confirmingReplace': {
      const current = isolateText(remote.currentWallet) ?? texts.modal.label
      return (
        <Step
          tone="rest"
          art={<RemoteArt wallet={remote.wallet} />}
          title={remoteTexts.confirmReplace(nameOf(remote))}
          text={remoteTexts.confirmReplaceText(current)}
        >
          <Button onClick={remote.cancelReplace}>{remoteTexts.cancelReplace(current)}</Button>
          <Button kind="primary" onClick={remote.replace}>
            {remoteTexts.replace}
          </Button>
        </Step>
      )
    }
    case 'finalizing':
      return (
        <Step
          tone="waiting"
          art={<RemoteArt wallet={remote.wallet} />}
          title={remoteTexts.finalizing(isolateText(remote.name) ?? nameOf(remote))}
          text={remoteTexts.finalizingText}
        >
          <Button onClick={remote.cancel}>{texts.cancel}</Button>
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
          title={remoteTexts.continueIn(nameOf(remote))}
          text={null}
        />
      )
    case 'requestingUri':
    case 'noCode':
    case 'inAppBrowser':
    case 'showingUri':
    case 'unreachable':
    case 'failed':
      return <RemoteMethods view={remote} />
  }
}

const nameOf = ({ wallet }: Pick<Extract<RemoteView, { step: 'showingUri' }>, 'wallet'>) =>
  isolateText(wallet?.name ?? null)

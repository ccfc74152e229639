import type { ExternalView } from '@latchkit/core/flows'
import { isolateText, shortAddress } from '@latchkit/core/utils'
import { Button } from '../../components/Button.tsx'
import { Panel } from '../../components/Panel.tsx'
import { PendingScreen, type PendingScreenProps } from '../../components/PendingScreen.tsx'
import { requestStep } from '../../components/request-step.tsx'
import { TwoButtons } from '../../components/TwoButtons.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { enConnecting } from '../../locales/en-connecting.ts'
import { errorText } from '../../locales/error-text.ts'
import { useTexts } from '../../locales/useTexts.ts'

/** The progress of connecting a wallet, with the actions of each step. */
export function ConnectingScreen({ view }: { view: ExternalView }) {
  const texts = useTexts(enConnecting)
  const { connecting } = texts
  const wallet = isolateText(view.wallet.name)
  const icon = <WalletIcon size="hero" name={view.wallet.name} image={view.wallet.icon} />
  return (
    <Panel>
      <PendingScreen icon={icon} {...screen()} />
    </Panel>
  )

  function screen(): Omit<PendingScreenProps, 'icon'> {
    switch (view.step) {
      case 'requesting':
        return requestStep(texts, view, wallet, connecting.requestingText(wallet))
      case 'rejected':
        return {
          ring: 'failed',
          title: connecting.rejected(wallet),
          text: connecting.rejectedText,
          actions: retryButtons(view),
        }
      case 'requestPending':
        return {
          ring: 'pending',
          title: connecting.requestPending(wallet),
          text: connecting.requestPendingText,
          actions: retryButtons(view),
        }
      case 'failed':
        return {
          ring: 'failed',
          title: connecting.failed(wallet),
          text: errorText(texts, view.problem),
          actions: retryButtons(view),
        }
      case 'notInstalled':
        return {
          ring: null,
          title: connecting.notInstalled(wallet),
          text: connecting.notInstalledText,
          actions:
            view.download === null ? (
              <Button kind="primary" onClick={view.chooseAnother}>
                {connecting.otherWallets}
              </Button>
            ) : (
              <TwoButtons
                cancel={view.chooseAnother}
                cancelLabel={connecting.otherWallets}
                next={view.download}
                nextLabel={connecting.getWallet(wallet)}
                opens="Downloads"
              />
            ),
        }
      case 'connected':
        return {
          ring: 'done',
          title: connecting.connected,
          text: shortAddress(view.address),
          actions: null,
          skip: view.skip,
        }
      case 'cancelled':
        return { ring: null, title: connecting.requesting(wallet), text: null, actions: null }
    }
  }

  function retryButtons({ chooseAnother, retry }: { chooseAnother(): void; retry(): void }) {
    return <TwoButtons cancel={chooseAnother} cancelLabel={connecting.otherWallets} next={retry} />
  }
}

import type { SwitchNetworkView } from '@latchkit/core/flows'
import { isolateText } from '@latchkit/core/utils'
import { Panel } from '../../components/Panel.tsx'
import { PendingScreen, type PendingScreenProps } from '../../components/PendingScreen.tsx'
import { requestStep } from '../../components/request-step.tsx'
import { TwoButtons } from '../../components/TwoButtons.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { useNamedWallet } from '../../hooks/useNamedWallet.ts'
import { errorText } from '../../locales/error-text.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { networksTexts } from './texts/en.ts'

/** The progress of switching to another network. */
export function SwitchNetworkScreen({ view }: { view: SwitchNetworkView }) {
  const texts = useTexts(networksTexts)
  const { networks, connecting } = texts
  const { name, imageUrl, chainNamespace } = view.network
  const wallet = isolateText(useNamedWallet(chainNamespace)?.name ?? null)
  const network = isolateText(name)
  return (
    <Panel>
      <PendingScreen
        icon={<WalletIcon size="hero" shape="round" name={name} image={imageUrl} />}
        {...screen()}
      />
    </Panel>
  )

  function screen(): Omit<PendingScreenProps, 'icon'> {
    switch (view.step) {
      case 'confirming':
        return {
          ring: null,
          title: networks.confirm(network),
          text: networks.confirmText(network),
          actions: (
            <TwoButtons
              cancel={view.cancel}
              next={view.confirm}
              nextLabel={networks.confirmAction}
            />
          ),
        }
      case 'switching':
      case 'adding': {
        const textOf = view.step === 'adding' ? networks.addingText : networks.switchingText
        return requestStep(texts, view, wallet, textOf(wallet, network))
      }
      case 'rejected':
        return {
          ring: 'failed',
          title: connecting.rejected(wallet),
          text: networks.rejectedText,
          actions: retryButtons(view),
        }
      case 'failed':
        return {
          ring: 'failed',
          title: networks.failed(network),
          text: errorText(texts, view.problem),
          actions: retryButtons(view),
        }
      case 'switched':
        return {
          ring: 'done',
          title: networks.switched(network),
          text: null,
          actions: null,
          skip: view.skip,
        }
      case 'cancelled':
        return { ring: null, title: connecting.requesting(wallet), text: null, actions: null }
    }
  }

  function retryButtons({ cancel, retry }: { cancel(): void; retry(): void }) {
    return <TwoButtons cancel={cancel} cancelLabel={texts.back} next={retry} />
  }
}

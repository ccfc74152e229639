import type { SwitchActiveChainView } from '@latchkit/core/flows/switch-active-chain'
import { isolateText } from '@latchkit/core/utils'
import { Panel } from '../../components/Panel.tsx'
import { PendingScreen } from '../../components/PendingScreen.tsx'
import { TwoButtons } from '../../components/TwoButtons.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { chainName } from '../../locales/chain-name.ts'
import { useSharedTexts } from '../../locales/useSharedTexts.ts'

/** Asks to connect a wallet of the network's namespace before switching. */
export function SwitchActiveChainScreen({ view }: { view: SwitchActiveChainView }) {
  const texts = useSharedTexts()
  const { network, wallet } = view
  return (
    <Panel>
      <PendingScreen
        ring={null}
        icon={<WalletIcon size="hero" shape="round" name={network.name} image={network.imageUrl} />}
        title={texts.chain.walletNeeded(isolateText(network.name))}
        text={texts.chain.walletNeededText(
          chainName(texts, network.chainNamespace),
          isolateText(wallet?.name ?? null),
        )}
        actions={
          view.step === 'confirming' && (
            <TwoButtons
              secondary={{ label: texts.cancel, onClick: view.cancel }}
              primary={{ label: texts.buttons.connect, onClick: view.confirm }}
              emphasized
            />
          )
        }
      />
    </Panel>
  )
}

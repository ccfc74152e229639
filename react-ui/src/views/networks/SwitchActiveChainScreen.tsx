import type { SwitchActiveChainView } from '@latchkit/core/flows'
import { isolateText } from '@latchkit/core/utils'
import { Button } from '../../components/Button.tsx'
import { Panel } from '../../components/Panel.tsx'
import { PendingScreen } from '../../components/PendingScreen.tsx'
import { TwoButtons } from '../../components/TwoButtons.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { chainName } from '../../locales/chain-name.ts'
import { enShared } from '../../locales/en-shared.ts'
import { useTexts } from '../../locales/useTexts.ts'

/**
 * Asks to connect a wallet of the network's namespace before switching: the connected wallet if it
 * has that namespace, or another one.
 */
export function SwitchActiveChainScreen({ view }: { view: SwitchActiveChainView }) {
  const texts = useTexts(enShared)
  const { network, wallet } = view
  const walletName = isolateText(wallet?.name ?? null)
  const chain = chainName(texts, network.chainNamespace)
  return (
    <Panel>
      <PendingScreen
        ring={null}
        icon={<WalletIcon size="hero" shape="round" name={network.name} image={network.imageUrl} />}
        title={texts.chain.walletNeeded(isolateText(network.name))}
        text={
          view.connectorId === null
            ? texts.chain.walletNeededText(chain, walletName)
            : texts.chain.walletSupports(chain, walletName)
        }
        actions={
          view.step === 'confirming' && (
            <>
              {view.connect !== null && (
                <Button kind="primary" onClick={view.connect}>
                  {texts.chain.connectWalletOn(walletName, chain)}
                </Button>
              )}
              <TwoButtons
                cancel={view.cancel}
                next={view.confirm}
                nextLabel={
                  view.connect === null ? texts.buttons.connect : texts.connecting.otherWallets
                }
                emphasized={view.connect === null}
              />
            </>
          )
        }
      />
    </Panel>
  )
}

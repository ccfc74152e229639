import type { SwitchActiveChainView } from '@latchkit/core/flows/switch-active-chain'
import { inSentence } from '@latchkit/core/utils'
import { Panel } from '../../components/Panel.tsx'
import { TwoButtons } from '../../components/TwoButtons.tsx'
import { Waiting } from '../../components/Waiting.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { chainName } from '../../locales/chain-name.ts'
import { useLanguage } from '../../locales/useLanguage.ts'

/** Which wallet is missing, before anything has changed. */
export function SwitchActiveChainScreen({ change }: { change: SwitchActiveChainView }) {
  const words = useLanguage()
  const { network, wallet } = change
  return (
    <Panel>
      <Waiting
        ring={null}
        icon={<WalletIcon size="hero" shape="round" name={network.name} image={network.imageUrl} />}
        title={words.chain.needed(inSentence(network.name))}
        text={words.chain.neededText(
          chainName(words, network.chainNamespace),
          inSentence(wallet?.name ?? null),
        )}
        actions={
          change.step === 'asking' && (
            <TwoButtons
              out={{ label: words.cancel, act: change.cancel }}
              on={{ label: words.buttons.connect, act: change.confirm }}
              urge
            />
          )
        }
      />
    </Panel>
  )
}

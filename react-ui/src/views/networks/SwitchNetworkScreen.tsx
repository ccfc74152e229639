import type { SwitchNetworkView } from '@latchkit/core/flows/switch-network'
import { inSentence } from '@latchkit/core/utils'
import { Button } from '../../components/Button.tsx'
import { Panel } from '../../components/Panel.tsx'
import { TwoButtons } from '../../components/TwoButtons.tsx'
import { Waiting } from '../../components/Waiting.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { errorText } from '../../locales/error-text.ts'
import { useLanguage } from '../../locales/useLanguage.ts'

/** The wallet is asked to move to another network. `walletName` null: it did not say its name. */
export function SwitchNetworkScreen({
  change,
  walletName,
}: {
  change: SwitchNetworkView
  walletName: string | null
}) {
  const words = useLanguage()
  const { networks, connecting } = words
  const { name, imageUrl } = change.network
  const wallet = inSentence(walletName)
  const network = inSentence(name)
  return (
    <Panel>
      <Waiting
        icon={<WalletIcon size="hero" shape="round" name={name} image={imageUrl} />}
        {...step()}
      />
    </Panel>
  )

  function step() {
    switch (change.step) {
      case 'switching':
      case 'adding': {
        const { silent, cancel } = change
        const asking = change.step === 'adding' ? networks.adding : networks.asking
        return {
          ring: silent ? ('silent' as const) : ('pending' as const),
          title: silent ? connecting.silent(wallet) : connecting.asking(wallet),
          text: silent ? networks.silentText : asking(wallet, network),
          actions: (
            <Button kind="ghost" onClick={cancel}>
              {words.cancel}
            </Button>
          ),
        }
      }
      case 'refused':
        return {
          ring: 'refused' as const,
          title: connecting.refused(wallet),
          text: networks.refusedText,
          actions: again(change),
        }
      case 'failed':
        return {
          ring: 'refused' as const,
          title: networks.failed(network),
          text: errorText(words, change.problem),
          actions: again(change),
        }
      case 'switched':
        return {
          ring: 'done' as const,
          title: networks.switched(network),
          text: null,
          actions: null,
        }
      case 'cancelled':
        return { ring: null, title: connecting.asking(wallet), text: null, actions: null }
    }
  }

  function again({ cancel, retry }: { cancel(): void; retry(): void }) {
    return (
      <TwoButtons
        out={{ label: words.back, act: cancel }}
        on={{ label: words.tryAgain, act: retry }}
        urge
      />
    )
  }
}

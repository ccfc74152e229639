import type { ExternalView } from '@latchkit/core/flows/connect-external'
import { inSentence, shortAddress } from '@latchkit/core/utils'
import { Panel } from '../../components/Panel.tsx'
import { TwoButtons } from '../../components/TwoButtons.tsx'
import { Waiting } from '../../components/Waiting.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { errorText } from '../../locales/error-text.ts'
import { useLanguage } from '../../locales/useLanguage.ts'

/** One wallet is asked for an address: what it is doing, and what one can do about it. */
export function ConnectingScreen({ external }: { external: ExternalView }) {
  const words = useLanguage()
  const { connecting } = words
  const wallet = inSentence(external.wallet.name)
  const icon = <WalletIcon size="hero" name={external.wallet.name} image={external.wallet.icon} />
  return (
    <Panel>
      <Waiting icon={icon} {...step()} />
    </Panel>
  )

  function step() {
    switch (external.step) {
      case 'asking': {
        const { silent, cancel, retry } = external
        return {
          ring: silent ? ('silent' as const) : ('pending' as const),
          title: silent ? connecting.silent(wallet) : connecting.asking(wallet),
          text: silent ? connecting.silentText : connecting.askingText(wallet),
          actions: (
            <TwoButtons
              out={{ label: words.cancel, act: cancel }}
              on={{ label: words.askAgain, act: retry }}
              urge={silent}
            />
          ),
        }
      }
      case 'refused':
        return {
          ring: 'refused' as const,
          title: connecting.refused(wallet),
          text: connecting.refusedText,
          actions: again(external),
        }
      case 'pending':
        return {
          ring: 'pending' as const,
          title: connecting.pending(wallet),
          text: connecting.pendingText,
          actions: again(external),
        }
      case 'failed':
        return {
          ring: 'refused' as const,
          title: connecting.failed(wallet),
          text: errorText(words, external.problem),
          actions: again(external),
        }
      case 'missing':
        return {
          ring: null,
          title: connecting.missing(wallet),
          text: connecting.missingText,
          actions: (
            <TwoButtons
              out={{ label: connecting.others, act: external.others }}
              on={{ label: connecting.get(wallet), act: external.download }}
              urge
            />
          ),
        }
      case 'connected':
        return {
          ring: 'done' as const,
          title: connecting.connected,
          text: shortAddress(external.address),
          actions: null,
        }
      case 'cancelled':
        return { ring: null, title: connecting.asking(wallet), text: null, actions: null }
    }
  }

  function again({ others, retry }: { others(): void; retry(): void }) {
    return (
      <TwoButtons
        out={{ label: connecting.others, act: others }}
        on={{ label: words.tryAgain, act: retry }}
        urge
      />
    )
  }
}

import type { SwitchNetworkView } from '@latchkit/core/flows/switch-network'
import { inSentence } from '@latchkit/core/utils'
import { useWalletInfo } from '@latchkit/react-ui'
import { errorText, useWords } from '@latchkit/react-ui/locales'
import { SwitchNetwork } from '@latchkit/react-ui/views/networks'
import { Button } from '../parts/Button.tsx'
import { Mark } from '../parts/Mark.tsx'
import { Step } from '../parts/Step.tsx'

/** On the way to another network. */
export const SwitchScreen = () => (
  <SwitchNetwork>{(change) => <Moving change={change} />}</SwitchNetwork>
)

function Moving({ change }: { change: SwitchNetworkView }) {
  const words = useWords()
  const { networks, connecting } = words
  const { name, imageUrl, chainNamespace } = change.network
  const wallet = inSentence(useWalletInfo(chainNamespace)?.name ?? null)
  const network = inSentence(name)
  const art = <Mark size="large" name={name} image={imageUrl} />
  switch (change.step) {
    case 'switching':
    case 'adding': {
      const asked =
        change.step === 'adding'
          ? networks.adding(wallet, network)
          : networks.asking(wallet, network)
      return (
        <Step
          tone={change.silent ? 'slow' : 'waiting'}
          art={art}
          title={change.silent ? connecting.silent(wallet) : connecting.asking(wallet)}
          text={change.silent ? networks.silentText : asked}
        >
          <Button onClick={change.cancel}>{words.cancel}</Button>
        </Step>
      )
    }
    case 'refused':
      return (
        <Step tone="bad" art={art} title={connecting.refused(wallet)} text={networks.refusedText}>
          {again(change)}
        </Step>
      )
    case 'failed':
      return (
        <Step
          tone="bad"
          art={art}
          title={networks.failed(network)}
          text={errorText(words, change.problem)}
        >
          {again(change)}
        </Step>
      )
    case 'switched':
      return <Step tone="good" art={art} title={networks.switched(network)} text={null} />
    case 'cancelled':
      return <Step tone="rest" art={art} title={connecting.asking(wallet)} text={null} />
  }

  function again({ cancel, retry }: { cancel(): void; retry(): void }) {
    return (
      <>
        <Button onClick={cancel}>{words.back}</Button>
        <Button kind="primary" onClick={retry}>
          {words.tryAgain}
        </Button>
      </>
    )
  }
}

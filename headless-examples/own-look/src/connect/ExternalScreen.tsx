import type { ExternalView } from '@latchkit/core/flows/connect-external'
import { inSentence, shortAddress } from '@latchkit/core/utils'
import { errorText, useWords } from '@latchkit/react-ui/locales'
import { ConnectingExternal } from '@latchkit/react-ui/views/connect'
import { Button } from '../parts/Button.tsx'
import { Mark } from '../parts/Mark.tsx'
import { Step } from '../parts/Step.tsx'

/** One wallet of this browser is asked. */
export const ExternalScreen = () => (
  <ConnectingExternal>{(external) => <Asked external={external} />}</ConnectingExternal>
)

function Asked({ external }: { external: ExternalView }) {
  const words = useWords()
  const { connecting } = words
  const wallet = inSentence(external.wallet.name)
  const art = <Mark size="large" name={external.wallet.name} image={external.wallet.icon} />
  switch (external.step) {
    case 'asking':
      return (
        <Step
          tone={external.silent ? 'slow' : 'waiting'}
          art={art}
          title={external.silent ? connecting.silent(wallet) : connecting.asking(wallet)}
          text={external.silent ? connecting.silentText : connecting.askingText(wallet)}
        >
          <Button onClick={external.cancel}>{words.cancel}</Button>
          <Button kind={external.silent ? 'primary' : 'quiet'} onClick={external.retry}>
            {words.askAgain}
          </Button>
        </Step>
      )
    case 'refused':
      return (
        <Step tone="bad" art={art} title={connecting.refused(wallet)} text={connecting.refusedText}>
          {again(external)}
        </Step>
      )
    case 'pending':
      return (
        <Step
          tone="waiting"
          art={art}
          title={connecting.pending(wallet)}
          text={connecting.pendingText}
        >
          {again(external)}
        </Step>
      )
    case 'failed':
      return (
        <Step
          tone="bad"
          art={art}
          title={connecting.failed(wallet)}
          text={errorText(words, external.problem)}
        >
          {again(external)}
        </Step>
      )
    case 'missing':
      return (
        <Step
          tone="rest"
          art={art}
          title={connecting.missing(wallet)}
          text={connecting.missingText}
        >
          <Button onClick={external.others}>{connecting.others}</Button>
          <Button kind="primary" onClick={external.download}>
            {connecting.get(wallet)}
          </Button>
        </Step>
      )
    case 'connected':
      return (
        <Step
          tone="good"
          art={art}
          title={connecting.connected}
          text={shortAddress(external.address)}
        />
      )
    case 'cancelled':
      return <Step tone="rest" art={art} title={connecting.asking(wallet)} text={null} />
  }

  function again({ retry, others }: { retry(): void; others(): void }) {
    return (
      <>
        <Button onClick={others}>{connecting.others}</Button>
        <Button kind="primary" onClick={retry}>
          {words.tryAgain}
        </Button>
      </>
    )
  }
}

import type { SwitchAccountView } from '@latchkit/core/flows/switch-account'
import { inSentence } from '@latchkit/core/utils'
import { useKitState } from '@latchkit/react-ui'
import { errorText, useWords } from '@latchkit/react-ui/locales'
import { Button } from '../parts/Button.tsx'
import { Step } from '../parts/Step.tsx'

/** A wallet is asked for the account that was picked. */
export function Changing({ change }: { change: Exclude<SwitchAccountView, { step: 'choosing' }> }) {
  const words = useWords()
  const asked = change.step === 'connecting' ? change.picked.connectorId : null
  const wallet = inSentence(
    useKitState(
      ({ connections }) => connections.connectors.find(({ id }) => id === asked)?.name ?? null,
    ),
  )
  switch (change.step) {
    case 'connecting':
      return (
        <Step
          tone={change.silent ? 'slow' : 'waiting'}
          title={change.silent ? words.connecting.silent(wallet) : words.connecting.asking(wallet)}
          text={change.silent ? words.networks.silentText : words.accounts.askingText(wallet)}
        >
          <Button onClick={change.cancel}>{words.cancel}</Button>
        </Step>
      )
    case 'failed':
      return (
        <Step tone="bad" title={words.accounts.failed} text={errorText(words, change.problem)}>
          <Button onClick={change.cancel}>{words.back}</Button>
          <Button kind="primary" onClick={change.retry}>
            {words.tryAgain}
          </Button>
        </Step>
      )
    case 'switched':
      return <Step tone="good" title={words.accounts.switched} text={null} />
  }
}

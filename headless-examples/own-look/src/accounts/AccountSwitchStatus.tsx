import type { SwitchAccountView } from '@latchkit/core/flows'
import { isolateText } from '@latchkit/core/utils'
import { useKitState } from '@latchkit/react-ui'
import { errorText, useTexts } from '@latchkit/react-ui/locales'
import { Button } from '../components/Button.tsx'
import { Step } from '../components/Step.tsx'

/** Status of the switch to the picked account, which may require a wallet request. */
export function AccountSwitchStatus({
  change,
}: {
  change: Exclude<SwitchAccountView, { step: 'choosing' }>
}) {
  const texts = useTexts()
  const { connectorId } = change.picked
  const wallet = isolateText(
    useKitState(
      ({ connections }) =>
        connections.connectors.find(({ id }) => id === connectorId)?.name ?? null,
    ),
  )
  switch (change.step) {
    case 'connecting':
      return (
        <Step
          tone={change.unresponsive ? 'slow' : 'waiting'}
          title={
            change.unresponsive
              ? texts.connecting.unresponsive(wallet)
              : texts.connecting.requesting(wallet)
          }
          text={
            change.unresponsive
              ? texts.connecting.unresponsiveText
              : texts.accounts.requestingText(wallet)
          }
        >
          <Button onClick={change.cancel}>{texts.cancel}</Button>
          <Button kind={change.unresponsive ? 'primary' : 'quiet'} onClick={change.retry}>
            {texts.askAgain}
          </Button>
        </Step>
      )
    case 'failed':
      return (
        <Step tone="bad" title={texts.accounts.failed} text={errorText(texts, change.problem)}>
          <Button onClick={change.cancel}>{texts.back}</Button>
          <Button kind="primary" onClick={change.retry}>
            {texts.tryAgain}
          </Button>
        </Step>
      )
    case 'switched':
      return <Step tone="good" title={texts.accounts.switched} text={null} />
  }
}

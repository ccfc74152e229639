import type { SwitchAccountView } from '@latchkit/core/flows/switch-account'
import { isolateText } from '@latchkit/core/utils'
import { useKitState } from '@latchkit/react-ui'
import { errorText, useTexts } from '@latchkit/react-ui/locales'
import { Button } from '../components/Button.tsx'
import { Step } from '../components/Step.tsx'

/** Shown while a wallet is requested to connect the picked account. */
export function AccountSwitchStatus({
  change,
}: {
  change: Exclude<SwitchAccountView, { step: 'choosing' }>
}) {
  const words = useTexts()
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
              ? words.connecting.unresponsive(wallet)
              : words.connecting.requesting(wallet)
          }
          text={
            change.unresponsive
              ? words.networks.unresponsiveText
              : words.accounts.requestingText(wallet)
          }
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

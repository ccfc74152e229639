import type { Connector } from '@latchkit/core'
import type { SwitchAccountView } from '@latchkit/core/flows'
import { isolateText } from '@latchkit/core/utils'
import { Panel } from '../../components/Panel.tsx'
import { PendingScreen, type PendingScreenProps } from '../../components/PendingScreen.tsx'
import { requestStep } from '../../components/request-step.tsx'
import { TwoButtons } from '../../components/TwoButtons.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { connectorOf } from '../../kit/connector-selectors.ts'
import { errorText } from '../../locales/error-text.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { accountTexts } from './texts/en.ts'

type AccountSwitchStatusProps = {
  view: Exclude<SwitchAccountView, { step: 'choosing' }>
  connectors: readonly Connector[]
}

/**
 * The progress of switching to an account of another wallet, which must approve sharing the
 * account.
 */
export function AccountSwitchStatus({ view, connectors }: AccountSwitchStatusProps) {
  const texts = useTexts(accountTexts)
  const { accounts } = texts
  const wallet = connectorOf(connectors, view.picked)
  const name = isolateText(wallet?.name ?? null)
  return (
    <Panel>
      <PendingScreen
        icon={
          <WalletIcon
            size="hero"
            name={wallet?.name ?? texts.modal.label}
            image={wallet?.icon ?? null}
          />
        }
        {...screen()}
      />
    </Panel>
  )

  function screen(): Omit<PendingScreenProps, 'icon'> {
    switch (view.step) {
      case 'connecting':
        return requestStep(texts, view, name, accounts.requestingText(name))
      case 'failed':
        return {
          ring: 'failed',
          title: accounts.failed,
          text: errorText(texts, view.problem),
          actions: <TwoButtons cancel={view.cancel} cancelLabel={texts.back} next={view.retry} />,
        }
      case 'switched':
        return { ring: 'done', title: accounts.switched, text: null, actions: null }
    }
  }
}

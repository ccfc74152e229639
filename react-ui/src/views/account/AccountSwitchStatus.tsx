import type { Connector } from '@latchkit/core'
import type { SwitchAccountView } from '@latchkit/core/flows/switch-account'
import { inSentence } from '@latchkit/core/utils'
import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Panel } from '../../components/Panel.tsx'
import { PendingScreen } from '../../components/PendingScreen.tsx'
import { TwoButtons } from '../../components/TwoButtons.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { connectorOf } from '../../kit/namespace-selectors.ts'
import { errorText } from '../../locales/error-text.ts'
import { useSharedTexts } from '../../locales/useSharedTexts.ts'

type AccountSwitchStatusProps = {
  change: Exclude<SwitchAccountView, { step: 'choosing' }>
  connectors: readonly Connector[]
}

/** Another wallet is asked for the account that was picked. */
export function AccountSwitchStatus({ change, connectors }: AccountSwitchStatusProps) {
  const texts = useSharedTexts()
  const { accounts, connecting } = texts
  const wallet = useHolder(change, connectors)
  const name = inSentence(wallet?.name ?? null)
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
        {...step()}
      />
    </Panel>
  )

  function step() {
    switch (change.step) {
      case 'connecting':
        return {
          ring: change.silent ? ('silent' as const) : ('pending' as const),
          title: change.silent ? connecting.unresponsive(name) : connecting.requesting(name),
          text: change.silent ? texts.networks.unresponsiveText : accounts.requestingText(name),
          actions: (
            <Button kind="ghost" onClick={change.cancel}>
              {texts.cancel}
            </Button>
          ),
        }
      case 'failed':
        return {
          ring: 'refused' as const,
          title: accounts.failed,
          text: errorText(texts, change.problem),
          actions: (
            <TwoButtons
              secondary={{ label: texts.back, onClick: change.cancel }}
              primary={{ label: texts.tryAgain, onClick: change.retry }}
              emphasized
            />
          ),
        }
      case 'switched':
        return { ring: 'done' as const, title: accounts.switched, text: null, actions: null }
    }
  }
}

/** Who was asked last: later steps do not say. */
function useHolder(
  change: AccountSwitchStatusProps['change'],
  connectors: readonly Connector[],
): Connector | null {
  const [asked, keep] = useState<Connector | null>(null)
  const holder = change.step === 'connecting' ? connectorOf(connectors, change.picked) : asked
  if (holder !== asked) keep(holder)
  return holder
}

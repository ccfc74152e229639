import type { Connector } from '@latchkit/core'
import type { SwitchAccountView } from '@latchkit/core/flows/switch-account'
import { inSentence } from '@latchkit/core/utils'
import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Panel } from '../../components/Panel.tsx'
import { TwoButtons } from '../../components/TwoButtons.tsx'
import { Waiting } from '../../components/Waiting.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { holderOf } from '../../kit/of-namespace.ts'
import { errorText } from '../../locales/error-text.ts'
import { useLanguage } from '../../locales/useLanguage.ts'

type AccountChangeProps = {
  change: Exclude<SwitchAccountView, { step: 'choosing' }>
  connectors: readonly Connector[]
}

/** Another wallet is asked for the account that was picked. */
export function AccountChange({ change, connectors }: AccountChangeProps) {
  const words = useLanguage()
  const { accounts, connecting } = words
  const wallet = useHolder(change, connectors)
  const name = inSentence(wallet?.name ?? null)
  return (
    <Panel>
      <Waiting
        icon={
          <WalletIcon
            size="hero"
            name={wallet?.name ?? words.modal.label}
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
          title: change.silent ? connecting.silent(name) : connecting.asking(name),
          text: change.silent ? words.networks.silentText : accounts.askingText(name),
          actions: (
            <Button kind="ghost" onClick={change.cancel}>
              {words.cancel}
            </Button>
          ),
        }
      case 'failed':
        return {
          ring: 'refused' as const,
          title: accounts.failed,
          text: errorText(words, change.problem),
          actions: (
            <TwoButtons
              out={{ label: words.back, act: change.cancel }}
              on={{ label: words.tryAgain, act: change.retry }}
              urge
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
  change: AccountChangeProps['change'],
  connectors: readonly Connector[],
): Connector | null {
  const [asked, keep] = useState<Connector | null>(null)
  const holder = change.step === 'connecting' ? holderOf(connectors, change.picked) : asked
  if (holder !== asked) keep(holder)
  return holder
}

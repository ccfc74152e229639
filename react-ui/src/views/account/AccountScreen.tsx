import { useState } from 'react'
import { Panel } from '../../components/Panel.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useSharedTexts } from '../../locales/useSharedTexts.ts'
import { AccountActions } from './AccountActions.tsx'
import { AccountHeader } from './AccountHeader.tsx'
import { AccountHoldings } from './AccountHoldings.tsx'
import { AccountRows } from './AccountRows.tsx'
import type { AccountView } from './accountView.ts'
import { NotConnected } from './NotConnected.tsx'

/** Who is connected, what they have, and what they can do: with it first, with the connection last. */
export function AccountScreen({ account }: { account: AccountView }) {
  const texts = useSharedTexts()
  const [asked, setAsked] = useState(0)
  switch (account.step) {
    case 'connected': {
      const refresh = () => {
        setAsked(asked + 1)
        account.refresh()
      }
      return (
        <Panel>
          <AccountHeader account={account} refresh={refresh} />
          <AccountActions actions={account.actions} />
          <AccountHoldings account={account} asked={asked} />
          <AccountRows account={account} />
        </Panel>
      )
    }
    case 'disconnected':
      return <NotConnected connect={account.connect} />
    default:
      return (
        <Panel>
          <div className="lk-account">
            <Skeleton width={64} height={64} label={texts.account[account.step]} />
            <Skeleton width={140} height={32} label="" />
            <Skeleton width={180} height={46} label="" />
          </div>
        </Panel>
      )
  }
}

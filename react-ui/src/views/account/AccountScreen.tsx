import { useState } from 'react'
import { Panel } from '../../components/Panel.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useSheet } from '../../components/useSheet.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { AccountActions } from './AccountActions.tsx'
import { AccountFooter } from './AccountFooter.tsx'
import { AccountHeader } from './AccountHeader.tsx'
import { AccountHoldings } from './AccountHoldings.tsx'
import { AccountRows } from './AccountRows.tsx'
import accountCss from './account.css?inline'
import accountHeadCss from './account-head.css?inline'
import type { AccountView } from './accountView.ts'
import { NotConnected } from './NotConnected.tsx'
import { accountTexts } from './texts/en.ts'

/** The account: header, actions, holdings, rows that manage all wallets, and a footer. */
export function AccountScreen({ view: account }: { view: AccountView }) {
  useSheet(accountHeadCss)
  useSheet(accountCss)
  const texts = useTexts(accountTexts)
  const [refreshCount, setRefreshCount] = useState(0)
  switch (account.step) {
    case 'connected': {
      const refresh = () => {
        setRefreshCount(refreshCount + 1)
        account.refresh()
      }
      return (
        <Panel footer={<AccountFooter account={account} />}>
          <AccountHeader account={account} refresh={refresh} />
          <AccountActions actions={account.actions} />
          <AccountHoldings account={account} refreshCount={refreshCount} />
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

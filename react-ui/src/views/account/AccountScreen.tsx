import { isolateText } from '@latchkit/core/utils'
import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { ExternalLink } from '../../components/ExternalLink.tsx'
import { DisconnectIcon, ExternalIcon, SwitchIcon, ToIcon, UpIcon } from '../../components/icons.ts'
import { Panel } from '../../components/Panel.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useSheet } from '../../components/useSheet.ts'
import { useDisconnectWithToast } from '../../hooks/useDisconnectWithToast.ts'
import { useTexts } from '../../locales/useTexts.ts'
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

const icons = { receive: ToIcon, send: UpIcon }
const views = { receive: 'WalletReceive', send: 'WalletSend' } as const

/** The actions of the account, in the order set by the page. Renders nothing without actions. */
function AccountActions({ actions }: Pick<Extract<AccountView, { step: 'connected' }>, 'actions'>) {
  const { holdings } = useTexts(accountTexts)
  if (actions.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div className="lk-account-actions" role="group" aria-label={holdings.actions}>
      {actions.map(({ id, open }) => {
        const Icon = icons[id]
        return (
          <button
            key={id}
            type="button"
            className="lk-account-action"
            data-opens={views[id]}
            onClick={open}
          >
            <Icon />
            {holdings[id]}
          </button>
        )
      })}
    </div>
  )
}

/** Actions of the account that are always in sight: switch account, explorer, disconnect. */
function AccountFooter({
  account: { openAccounts, explorerUrl, wallet, disconnect, disconnectAll },
}: {
  account: Extract<AccountView, { step: 'connected' }>
}) {
  const texts = useTexts(accountTexts)
  const disconnectWithToast = useDisconnectWithToast()
  return (
    <div className="lk-account-footer">
      {openAccounts !== null && (
        <Button kind="ghost" onClick={openAccounts}>
          <SwitchIcon /> {texts.account.switchAccount}
        </Button>
      )}
      {explorerUrl !== null && (
        <ExternalLink variant="ghost" href={explorerUrl} label={texts.account.viewOnExplorer}>
          <ExternalIcon /> {texts.account.explorer}
        </ExternalLink>
      )}
      <Button
        kind="ghost"
        aria-label={
          disconnectAll === null
            ? undefined
            : texts.account.disconnect(isolateText(wallet?.name ?? null))
        }
        onClick={() => disconnectWithToast(disconnect)}
      >
        <DisconnectIcon className="lk-flip" /> {texts.disconnect}
      </Button>
    </div>
  )
}

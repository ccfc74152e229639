import { isolateText } from '@latchkit/core/utils'
import type { ReactNode } from 'react'
import { IconTile } from '../../components/IconTile.tsx'
import {
  DisconnectIcon,
  ExternalIcon,
  NetworkIcon,
  SwitchIcon,
  WalletOutlineIcon,
} from '../../components/icons.ts'
import { List } from '../../components/List.tsx'
import { Row } from '../../components/Row.tsx'
import { useDisconnectWithToast } from '../../hooks/useDisconnectWithToast.ts'
import { chainName } from '../../locales/chain-name.ts'
import type { SharedTexts } from '../../locales/en-shared.ts'
import { useSharedTexts } from '../../locales/useSharedTexts.ts'
import type { AccountView } from './accountView.ts'

type AccountRowsProps = { account: Extract<AccountView, { step: 'connected' }> }

/**
 * Rows that manage the connection. The last rows disconnect this wallet and, if several wallets are
 * connected, all wallets.
 */
export function AccountRows({ account }: AccountRowsProps) {
  const texts = useSharedTexts()
  const disconnectWithToast = useDisconnectWithToast()
  return (
    <List label={texts.titles.Account}>
      {linkRows(account, texts)}
      {disconnectRows(account, texts, disconnectWithToast)}
    </List>
  )
}

/** Rows that open other views or the block explorer. */
function linkRows(
  {
    account,
    walletCount,
    explorerUrl,
    openAccounts,
    openNetworks,
    openProfile,
    supported,
  }: AccountRowsProps['account'],
  texts: SharedTexts,
): ReactNode[] {
  return [
    !supported && openNetworks !== null && (
      <Row
        key="network"
        icon={tile(<NetworkIcon />)}
        label={texts.titles.SwitchNetwork}
        end="chevron"
        onClick={openNetworks}
      />
    ),
    openAccounts !== null && (
      <Row
        key="accounts"
        icon={tile(<SwitchIcon />)}
        label={texts.account.switchAccount}
        secondary={texts.account.accounts(account.accounts.length)}
        end="chevron"
        onClick={openAccounts}
      />
    ),
    openProfile !== null && (
      <Row
        key="profile"
        icon={tile(<WalletOutlineIcon />)}
        label={texts.titles.Profile}
        secondary={texts.account.wallets(walletCount)}
        end="chevron"
        onClick={openProfile}
      />
    ),
    explorerUrl !== null && (
      <Row
        key="explorer"
        icon={tile(<ExternalIcon />)}
        label={texts.account.viewOnExplorer}
        href={explorerUrl}
      />
    ),
  ]
}

/** One row. If several wallets are connected, a row for this wallet and a row for all. */
function disconnectRows(
  { account, wallet, disconnect, disconnectAll }: AccountRowsProps['account'],
  texts: SharedTexts,
  disconnectWithToast: ReturnType<typeof useDisconnectWithToast>,
): ReactNode[] {
  const icon = (
    <IconTile tone="plain">
      <DisconnectIcon className="lk-flip" />
    </IconTile>
  )
  if (disconnectAll === null) {
    return [
      <Row
        key="disconnect"
        icon={icon}
        label={texts.disconnect}
        onClick={() => disconnectWithToast(disconnect)}
      />,
    ]
  }
  return [
    <Row
      key="disconnect"
      icon={icon}
      label={texts.account.disconnect(isolateText(wallet?.name ?? null))}
      secondary={chainName(texts, account.namespace)}
      onClick={() => disconnectWithToast(disconnect)}
    />,
    <Row
      key="disconnect-all"
      icon={icon}
      label={texts.account.disconnectAll}
      onClick={() => disconnectWithToast(disconnectAll)}
    />,
  ]
}

const tile = (icon: ReactNode) => <IconTile>{icon}</IconTile>

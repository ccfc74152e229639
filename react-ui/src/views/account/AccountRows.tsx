import { isolateText } from '@latchkit/core/utils'
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
import { useSharedTexts } from '../../locales/useSharedTexts.ts'
import type { AccountView } from './accountView.ts'

/**
 * Rows that manage the connection. Disconnecting comes last: of this wallet, and of all wallets if
 * there are several.
 */
export function AccountRows({ account }: { account: Extract<AccountView, { step: 'connected' }> }) {
  const texts = useSharedTexts()
  const disconnectWithToast = useDisconnectWithToast()
  const {
    account: accountState,
    wallet,
    walletCount,
    explorerUrl,
    openAccounts,
    openNetworks,
    openProfile,
    supported,
    disconnect,
    disconnectAll,
  } = account
  const count = texts.account.accounts(accountState.accounts.length)
  return (
    <List label={texts.titles.Account}>
      {!supported && openNetworks !== null && (
        <Row
          key="network"
          icon={tile(<NetworkIcon />)}
          label={texts.titles.SwitchNetwork}
          end="chevron"
          onClick={openNetworks}
        />
      )}
      {openAccounts !== null && (
        <Row
          key="accounts"
          icon={tile(<SwitchIcon />)}
          label={texts.account.switchAccount}
          secondary={count}
          end="chevron"
          onClick={openAccounts}
        />
      )}
      {openProfile !== null && (
        <Row
          key="profile"
          icon={tile(<WalletOutlineIcon />)}
          label={texts.titles.Profile}
          secondary={texts.account.wallets(walletCount)}
          end="chevron"
          onClick={openProfile}
        />
      )}
      {explorerUrl !== null && (
        <Row
          key="explorer"
          icon={tile(<ExternalIcon />)}
          label={texts.account.viewOnExplorer}
          href={explorerUrl}
        />
      )}
      {disconnectAll === null ? (
        <Row
          key="disconnect"
          icon={disconnectTile()}
          label={texts.disconnect}
          onClick={() => disconnectWithToast(disconnect)}
        />
      ) : (
        <Row
          key="disconnect"
          icon={disconnectTile()}
          label={texts.account.disconnect(isolateText(wallet?.name ?? null))}
          secondary={chainName(texts, accountState.namespace)}
          onClick={() => disconnectWithToast(disconnect)}
        />
      )}
      {disconnectAll !== null && (
        <Row
          key="disconnect-all"
          icon={disconnectTile()}
          label={texts.account.disconnectAll}
          onClick={() => disconnectWithToast(disconnectAll)}
        />
      )}
    </List>
  )
}

const tile = (icon: React.ReactNode) => <IconTile>{icon}</IconTile>
const disconnectTile = () => (
  <IconTile tone="plain">
    <DisconnectIcon className="lk-flip" />
  </IconTile>
)

import { isolateText } from '@latchkit/core/utils'
import { chainName, useTexts } from '@latchkit/react-ui/locales'
import { useDisconnectWithToast } from '@latchkit/react-ui/views/account'
import { Icon } from '../components/Icon.tsx'
import { Line } from '../components/Line.tsx'
import { Name } from '../components/Name.tsx'
import type { Connected } from './connected.ts'

/** Links from the account to other views, with disconnect last. */
export function AccountLinks({ account }: { account: Connected }) {
  const texts = useTexts()
  const disconnectWithToast = useDisconnectWithToast()
  const {
    account: accountState,
    wallet,
    walletCount,
    network,
    explorerUrl,
    openAccounts,
    openNetworks,
    openProfile,
    openSettings,
    disconnect,
    disconnectAll,
  } = account
  return (
    <ul className="rows ways" aria-label={texts.titles.Account}>
      {openNetworks !== null && (
        <Line
          key="network"
          lead={<Icon name="network" />}
          label={texts.titles.Networks}
          second={network === null ? null : <Name>{network.name}</Name>}
          end={<Icon name="next" />}
          onClick={openNetworks}
        />
      )}
      {openAccounts !== null && (
        <Line
          key="accounts"
          lead={<Icon name="down" />}
          label={texts.account.switchAccount}
          second={texts.account.accounts(accountState.accounts.length)}
          end={<Icon name="next" />}
          onClick={openAccounts}
        />
      )}
      {openProfile !== null && (
        <Line
          key="profile"
          lead={<Icon name="wallet" />}
          label={texts.titles.Profile}
          second={texts.account.wallets(walletCount)}
          end={<Icon name="next" />}
          onClick={openProfile}
        />
      )}
      {openSettings !== null && (
        <Line
          key="settings"
          lead={<Icon name="settings" />}
          label={texts.titles.AccountSettings}
          end={<Icon name="next" />}
          onClick={openSettings}
        />
      )}
      {explorerUrl !== null && (
        <Line
          key="explorer"
          lead={<Icon name="history" />}
          label={texts.account.viewOnExplorer}
          end={<Icon name="out" />}
          href={explorerUrl}
        />
      )}
      <Line
        key="out"
        lead={<Icon name="leave" />}
        label={
          disconnectAll === null
            ? texts.disconnect
            : texts.account.disconnect(isolateText(wallet?.name ?? null))
        }
        second={disconnectAll === null ? null : chainName(texts, accountState.namespace)}
        onClick={() => disconnectWithToast(disconnect)}
      />
      {disconnectAll !== null && (
        <Line
          key="all"
          lead={<Icon name="leave" />}
          label={texts.account.disconnectAll}
          onClick={() => disconnectWithToast(disconnectAll)}
        />
      )}
    </ul>
  )
}

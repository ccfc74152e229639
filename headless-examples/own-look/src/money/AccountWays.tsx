import { isolateText } from '@latchkit/core/utils'
import { chainName, useTexts } from '@latchkit/react-ui/locales'
import { useDisconnectWithToast } from '@latchkit/react-ui/views/account'
import { Icon } from '../components/Icon.tsx'
import { Line } from '../components/Line.tsx'
import { Name } from '../components/Name.tsx'
import type { Connected } from './connected.ts'

/** Links from the account to other views, with disconnect last. */
export function AccountWays({ account }: { account: Connected }) {
  const words = useTexts()
  const leave = useDisconnectWithToast()
  const {
    account: its,
    wallet,
    walletCount,
    network,
    explorerUrl,
    openAccounts,
    openNetworks,
    openProfile,
    disconnect,
    disconnectAll,
  } = account
  return (
    <ul className="rows ways" aria-label={words.titles.Account}>
      {openNetworks !== null && (
        <Line
          key="network"
          lead={<Icon name="network" />}
          label={words.titles.Networks}
          second={network === null ? null : <Name>{network.name}</Name>}
          end={<Icon name="next" />}
          onClick={openNetworks}
        />
      )}
      {openAccounts !== null && (
        <Line
          key="accounts"
          lead={<Icon name="down" />}
          label={words.account.switchAccount}
          second={words.account.accounts(its.accounts.length)}
          end={<Icon name="next" />}
          onClick={openAccounts}
        />
      )}
      {openProfile !== null && (
        <Line
          key="profile"
          lead={<Icon name="wallet" />}
          label={words.titles.Profile}
          second={words.account.wallets(walletCount)}
          end={<Icon name="next" />}
          onClick={openProfile}
        />
      )}
      {explorerUrl !== null && (
        <Line
          key="explorer"
          lead={<Icon name="history" />}
          label={words.account.viewOnExplorer}
          end={<Icon name="out" />}
          href={explorerUrl}
        />
      )}
      <Line
        key="out"
        lead={<Icon name="leave" />}
        label={
          disconnectAll === null
            ? words.disconnect
            : words.account.disconnect(isolateText(wallet?.name ?? null))
        }
        second={disconnectAll === null ? null : chainName(words, its.namespace)}
        onClick={() => leave(disconnect)}
      />
      {disconnectAll !== null && (
        <Line
          key="all"
          lead={<Icon name="leave" />}
          label={words.account.disconnectAll}
          onClick={() => leave(disconnectAll)}
        />
      )}
    </ul>
  )
}

import { inSentence } from '@latchkit/core/utils'
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
import { chainName } from '../../locales/chain-name.ts'
import { useLanguage } from '../../locales/useLanguage.ts'
import type { AccountView } from './accountView.ts'
import { useLeave } from './useLeave.ts'

/** What one can do with the account. The ways out are last: of this wallet, and where there are others, of all. */
export function AccountRows({ account }: { account: Extract<AccountView, { step: 'connected' }> }) {
  const words = useLanguage()
  const leave = useLeave()
  const {
    account: state,
    wallet,
    wallets,
    explorer,
    addresses,
    networks,
    profile,
    supported,
    disconnect,
    disconnectAll,
  } = account
  const count = words.account.accounts(state.accounts.length)
  return (
    <List label={words.titles.Account}>
      {!supported && networks !== null && (
        <Row
          key="network"
          icon={tile(<NetworkIcon />)}
          label={words.titles.SwitchNetwork}
          end="chevron"
          onClick={networks}
        />
      )}
      {addresses !== null && (
        <Row
          key="accounts"
          icon={tile(<SwitchIcon />)}
          label={words.account.switch}
          second={count}
          end="chevron"
          onClick={addresses}
        />
      )}
      {profile !== null && (
        <Row
          key="profile"
          icon={tile(<WalletOutlineIcon />)}
          label={words.titles.Profile}
          second={words.account.wallets(wallets)}
          end="chevron"
          onClick={profile}
        />
      )}
      {explorer !== null && (
        <Row
          key="explorer"
          icon={tile(<ExternalIcon />)}
          label={words.account.explorer}
          href={explorer}
        />
      )}
      {disconnectAll === null ? (
        <Row
          key="disconnect"
          icon={out()}
          label={words.disconnect}
          onClick={() => leave(disconnect)}
        />
      ) : (
        <Row
          key="disconnect"
          icon={out()}
          label={words.account.disconnect(inSentence(wallet?.name ?? null))}
          second={chainName(words, state.namespace)}
          onClick={() => leave(disconnect)}
        />
      )}
      {disconnectAll !== null && (
        <Row
          key="disconnect-all"
          icon={out()}
          label={words.account.disconnectAll}
          onClick={() => leave(disconnectAll)}
        />
      )}
    </List>
  )
}

const tile = (icon: React.ReactNode) => <IconTile>{icon}</IconTile>
const out = () => (
  <IconTile tone="plain">
    <DisconnectIcon className="lk-flip" />
  </IconTile>
)

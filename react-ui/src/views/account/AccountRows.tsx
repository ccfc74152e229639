import { IconTile } from '../../parts/IconTile.tsx'
import { DisconnectIcon, ExternalIcon, NetworkIcon, SwitchIcon } from '../../parts/icons.ts'
import { List } from '../../parts/List.tsx'
import { Row } from '../../parts/Row.tsx'
import { useLanguage } from '../../words/useLanguage.ts'
import type { AccountView } from './accountView.ts'

/** What one can do with the account. The way out is last. */
export function AccountRows({ account }: { account: Extract<AccountView, { step: 'connected' }> }) {
  const words = useLanguage()
  const { account: state, explorer, addresses, networks, supported, disconnect } = account
  const count = words.account.accounts(state.accounts.length)
  return (
    <List label={words.titles.Account}>
      {!supported && networks !== null && (
        <Row key="network" icon={tile(<NetworkIcon />)} label={words.titles.SwitchNetwork} end="chevron" onClick={networks} />
      )}
      {addresses !== null && (
        <Row key="accounts" icon={tile(<SwitchIcon />)} label={words.account.switch} second={count} end="chevron" onClick={addresses} />
      )}
      {explorer !== null && <Row key="explorer" icon={tile(<ExternalIcon />)} label={words.account.explorer} href={explorer} />}
      <Row
        key="disconnect"
        icon={
          <IconTile tone="plain">
            <DisconnectIcon className="lk-flip" />
          </IconTile>
        }
        label={words.disconnect}
        onClick={disconnect}
      />
    </List>
  )
}

const tile = (icon: React.ReactNode) => <IconTile>{icon}</IconTile>

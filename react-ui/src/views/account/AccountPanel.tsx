import { Account } from './Account.tsx'
import { AccountScreen } from './AccountScreen.tsx'

/** The account. */
export function AccountPanel() {
  return <Account>{(account) => <AccountScreen account={account} />}</Account>
}

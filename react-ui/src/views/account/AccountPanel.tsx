import type { Panel } from '../../kit/KitContext.ts'
import { Account } from './Account.tsx'
import { AccountScreen } from './AccountScreen.tsx'
import { NetworkSelector } from './NetworkSelector.tsx'

/** The account; its header shows the network selector. */
export const AccountPanel: Panel = Object.assign(
  () => <Account>{(account) => <AccountScreen account={account} />}</Account>,
  {
    Selector: NetworkSelector,
  },
)

import { defineView } from '../../kit/defineView.ts'
import { panelOf } from '../../kit/panelOf.tsx'
import { Account } from './Account.tsx'
import { AccountScreen } from './AccountScreen.tsx'
import { NetworkSelector } from './NetworkSelector.tsx'
import { ProfilePanel } from './ProfilePanel.tsx'
import { SwitchAddressPanel } from './SwitchAddressPanel.tsx'

/** Shows the active account, its tabs and its actions. */
export const AccountPanel = panelOf(Account, AccountScreen)
export const AccountView = defineView('Account', {
  title: { en: 'Account', de: 'Konto' },
  panel: AccountPanel,
  selector: NetworkSelector,
  next: [
    { view: 'WalletReceive', needs: 'receive' },
    { view: 'Transactions', needs: 'activity' },
    'Networks',
    'SwitchAddress',
    'Profile',
  ],
})

export const ProfileView = defineView('Profile', {
  title: { en: 'Connected wallets', de: 'Verbundene Wallets' },
  panel: ProfilePanel,
  next: [],
})

export const SwitchAddressView = defineView('SwitchAddress', {
  title: { en: 'Switch account', de: 'Konto wechseln' },
  panel: SwitchAddressPanel,
  next: [],
})

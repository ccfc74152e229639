import { defineView } from '../../kit/defineView.ts'
import { panelOf } from '../../kit/panelOf.tsx'
import { ConnectingExternal } from './ConnectingExternal.tsx'
import { ConnectingScreen } from './ConnectingScreen.tsx'
import { ConnectWalletsPanel } from './ConnectWalletsPanel.tsx'

/** Connects an installed wallet. */
export const ConnectingExternalPanel = panelOf(ConnectingExternal, ConnectingScreen)
export const ConnectingExternalView = defineView('ConnectingExternal', {
  title: { en: 'Connect wallet', de: 'Wallet verbinden' },
  panel: ConnectingExternalPanel,
  next: [{ view: 'SIWXSignMessage', needs: 'signIn' }, 'Account'],
})

export const ConnectWalletsView = defineView('ConnectWallets', {
  title: { en: 'Connect wallet', de: 'Wallet verbinden' },
  panel: ConnectWalletsPanel,
  next: [],
})

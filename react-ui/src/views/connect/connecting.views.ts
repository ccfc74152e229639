import { defineView } from '../../kit/defineView.ts'
import { panelOf } from '../../kit/panelOf.tsx'
import { ConnectingExternal } from './ConnectingExternal.tsx'
import { ConnectingMultiChain } from './ConnectingMultiChain.tsx'
import { ConnectingScreen } from './ConnectingScreen.tsx'
import { ConnectWalletsPanel } from './ConnectWalletsPanel.tsx'
import { MultiChainScreen } from './MultiChainScreen.tsx'

/** Connects an installed wallet. */
export const ConnectingExternalPanel = panelOf(ConnectingExternal, ConnectingScreen)
export const ConnectingExternalView = defineView('ConnectingExternal', {
  title: { en: 'Connect wallet', de: 'Wallet verbinden' },
  panel: ConnectingExternalPanel,
  next: [{ view: 'SIWXSignMessage', needs: 'signIn' }, 'Account', 'Downloads'],
})

/** Asks for the namespace in which to connect a wallet. */
export const ConnectingMultiChainPanel = panelOf(ConnectingMultiChain, MultiChainScreen)
export const ConnectingMultiChainView = defineView('ConnectingMultiChain', {
  title: { en: 'Choose network', de: 'Netzwerk wählen' },
  panel: ConnectingMultiChainPanel,
  next: ['ConnectingExternal'],
})

export const ConnectWalletsView = defineView('ConnectWallets', {
  title: { en: 'Connect wallet', de: 'Wallet verbinden' },
  panel: ConnectWalletsPanel,
  next: [],
})

import { defineView } from '../../kit/defineView.ts'
import { ConnectingExternalPanel } from './ConnectingExternalPanel.tsx'
import { ConnectingMultiChainPanel } from './ConnectingMultiChainPanel.tsx'
import { ConnectWalletsPanel } from './ConnectWalletsPanel.tsx'

export const ConnectingExternalView = defineView('ConnectingExternal', {
  title: { en: 'Connect wallet', de: 'Wallet verbinden' },
  panel: ConnectingExternalPanel,
  next: [{ view: 'SIWXSignMessage', needs: 'signIn' }, 'Account', 'Downloads'],
})

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

import { defineView } from '../../kit/defineView.ts'
import { ConnectingWalletConnectPanel } from './ConnectingWalletConnectPanel.tsx'

export const ConnectingWalletConnectView = defineView('ConnectingWalletConnect', {
  title: { en: 'WalletConnect', de: 'WalletConnect' },
  panel: ConnectingWalletConnectPanel,
  next: [{ view: 'SIWXSignMessage', needs: 'signIn' }, 'Account', 'Downloads'],
})

export const ConnectingWalletConnectBasicView = defineView('ConnectingWalletConnectBasic', {
  title: { en: 'WalletConnect', de: 'WalletConnect' },
  panel: ConnectingWalletConnectPanel,
  next: [{ view: 'SIWXSignMessage', needs: 'signIn' }, 'Account'],
})

import { defineView } from '../../kit/defineView.ts'
import { panelOf } from '../../kit/panelOf.tsx'
import { ConnectingWalletConnect } from './ConnectingWalletConnect.tsx'
import { RemoteScreen } from './RemoteScreen.tsx'

/** Connects a remote wallet with a QR code or with a link that opens its app. */
export const ConnectingWalletConnectPanel = panelOf(ConnectingWalletConnect, RemoteScreen)
export const ConnectingWalletConnectView = defineView('ConnectingWalletConnect', {
  title: { en: 'WalletConnect', de: 'WalletConnect' },
  panel: ConnectingWalletConnectPanel,
  next: [{ view: 'SIWXSignMessage', needs: 'signIn' }, 'Account'],
})

export const ConnectingWalletConnectBasicView = defineView('ConnectingWalletConnectBasic', {
  title: { en: 'WalletConnect', de: 'WalletConnect' },
  panel: ConnectingWalletConnectPanel,
  next: [{ view: 'SIWXSignMessage', needs: 'signIn' }, 'Account'],
})

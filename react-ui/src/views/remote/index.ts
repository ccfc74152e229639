export {
  ConnectingWalletConnect,
  type ConnectingWalletConnectProps,
} from './ConnectingWalletConnect.tsx'
export { ConnectingWalletConnectPanel } from './ConnectingWalletConnectPanel.tsx'

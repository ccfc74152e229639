export {
  ConnectingWalletConnect,
  type ConnectingWalletConnectProps,
} from './ConnectingWalletConnect.tsx'
export { ConnectingWalletConnectPanel } from './remote.views.ts'

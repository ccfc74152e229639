// biome-ignore lint/performance/noBarrelFile: the panels load together, with one import
export {
  ConnectingWalletConnectPanel,
  ConnectingWalletConnectPanel as ConnectingWalletConnectBasicPanel,
} from '../views/remote/ConnectingWalletConnectPanel.tsx'

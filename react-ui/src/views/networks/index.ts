export { Networks } from './Networks.tsx'
export {
  NetworksPanel,
  SwitchActiveChainPanel,
  SwitchNetworkPanel,
  UnsupportedChainPanel,
} from './networks.views.ts'
export type { NetworkGroup, NetworksView } from './networksView.ts'
export { SwitchActiveChain } from './SwitchActiveChain.tsx'
export { SwitchNetwork } from './SwitchNetwork.tsx'
export { UnsupportedChain } from './UnsupportedChain.tsx'
export type { UnsupportedChainView } from './unsupportedChainView.ts'

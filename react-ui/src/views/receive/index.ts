export type { ReceiveView } from '../../hooks/receiveView.ts'
export { CompatibleNetworks, type CompatibleNetworksView } from './CompatibleNetworks.tsx'
export { Receive } from './Receive.tsx'
export { WalletCompatibleNetworksPanel, WalletReceivePanel } from './receive.views.ts'

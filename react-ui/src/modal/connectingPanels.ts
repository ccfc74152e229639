// biome-ignore lint/performance/noBarrelFile: the panels load together, with one import
export { AllWalletsPanel } from '../views/all-wallets/AllWalletsPanel.tsx'
export { ConnectingExternalPanel } from '../views/connect/ConnectingExternalPanel.tsx'
export { ConnectingMultiChainPanel } from '../views/connect/ConnectingMultiChainPanel.tsx'
export { ConnectWalletsPanel } from '../views/connect/ConnectWalletsPanel.tsx'

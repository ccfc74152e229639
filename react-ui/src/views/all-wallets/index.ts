export { AllWallets } from './AllWallets.tsx'
export { AllWalletsPanel } from './AllWalletsPanel.tsx'

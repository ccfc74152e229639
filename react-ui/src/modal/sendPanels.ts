// biome-ignore lint/performance/noBarrelFile: the panels load together, with one import
export { WalletSendPanel } from '../views/send/WalletSendPanel.tsx'
export { WalletSendPreviewPanel } from '../views/send/WalletSendPreviewPanel.tsx'
export { WalletSendSelectTokenPanel } from '../views/send/WalletSendSelectTokenPanel.tsx'

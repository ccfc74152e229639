export { Send } from './Send.tsx'
export { WalletSendPanel } from './WalletSendPanel.tsx'
export { WalletSendPreviewPanel } from './WalletSendPreviewPanel.tsx'
export { WalletSendSelectTokenPanel } from './WalletSendSelectTokenPanel.tsx'

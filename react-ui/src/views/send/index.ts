export { Send } from './Send.tsx'
export { usePaste } from './usePaste.ts'
export { WalletSendPanel, WalletSendPreviewPanel } from './WalletSendPanel.tsx'
export { WalletSendSelectTokenPanel } from './WalletSendSelectTokenPanel.tsx'

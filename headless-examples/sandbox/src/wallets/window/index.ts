export { runWalletWindow } from './wallet-window.ts'

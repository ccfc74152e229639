export { Downloads } from './Downloads.tsx'
export type { DownloadsView } from './downloadsView.ts'
export { GetWallet, type GetWalletView } from './GetWallet.tsx'

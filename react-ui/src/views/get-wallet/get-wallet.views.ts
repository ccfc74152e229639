import { defineView } from '../../kit/defineView.ts'
import { DownloadsPanel } from './DownloadsPanel.tsx'
import { GetWalletPanel } from './GetWalletPanel.tsx'

export const GetWalletView = defineView('GetWallet', {
  title: { en: 'Get a wallet', de: 'Wallet holen' },
  panel: GetWalletPanel,
  next: ['Downloads'],
})

export const DownloadsView = defineView('Downloads', {
  title: { en: 'Get a wallet', de: 'Wallet holen' },
  panel: DownloadsPanel,
  next: [],
})

import { defineView } from '../../kit/defineView.ts'
import { panelOf } from '../../kit/panelOf.tsx'
import { Downloads } from './Downloads.tsx'
import { DownloadsScreen } from './DownloadsScreen.tsx'
import { GetWallet } from './GetWallet.tsx'
import { GetWalletScreen } from './GetWalletScreen.tsx'

/** A short list of wallets for newcomers. */
export const GetWalletPanel = panelOf(GetWallet, GetWalletScreen)
export const GetWalletView = defineView('GetWallet', {
  title: { en: 'Get a wallet', de: 'Wallet holen' },
  panel: GetWalletPanel,
  next: ['Downloads'],
})

/** The download links of a wallet. */
export const DownloadsPanel = panelOf(Downloads, DownloadsScreen)
export const DownloadsView = defineView('Downloads', {
  title: { en: 'Get a wallet', de: 'Wallet holen' },
  panel: DownloadsPanel,
  next: [],
})

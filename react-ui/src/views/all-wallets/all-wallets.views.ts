import { defineView } from '../../kit/defineView.ts'
import { AllWalletsPanel } from './AllWalletsPanel.tsx'

export const AllWalletsView = defineView('AllWallets', {
  title: { en: 'All wallets', de: 'Alle Wallets' },
  panel: AllWalletsPanel,
  next: [
    'ConnectingExternal',
    { view: 'ConnectingWalletConnect', needs: 'remote' },
    { view: 'ConnectingMultiChain', needs: 'multiChain' },
  ],
})

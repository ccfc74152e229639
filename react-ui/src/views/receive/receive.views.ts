import { defineView } from '../../kit/defineView.ts'
import { WalletCompatibleNetworksPanel } from './WalletCompatibleNetworksPanel.tsx'
import { WalletReceivePanel } from './WalletReceivePanel.tsx'

export const WalletReceiveView = defineView('WalletReceive', {
  title: { en: 'Receive', de: 'Empfangen' },
  panel: WalletReceivePanel,
  next: ['WalletCompatibleNetworks'],
})

export const WalletCompatibleNetworksView = defineView('WalletCompatibleNetworks', {
  title: { en: 'Compatible networks', de: 'Passende Netzwerke' },
  panel: WalletCompatibleNetworksPanel,
  next: [],
})

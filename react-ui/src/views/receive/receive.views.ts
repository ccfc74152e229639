import { defineView } from '../../kit/defineView.ts'
import { panelOf } from '../../kit/panelOf.tsx'
import { CompatibleNetworks } from './CompatibleNetworks.tsx'
import { CompatibleScreen } from './CompatibleScreen.tsx'
import { Receive } from './Receive.tsx'
import { ReceiveScreen } from './ReceiveScreen.tsx'

/** Shows the address of the active account. */
export const WalletReceivePanel = panelOf(Receive, ReceiveScreen)
export const WalletReceiveView = defineView('WalletReceive', {
  title: { en: 'Receive', de: 'Empfangen' },
  panel: WalletReceivePanel,
  next: ['WalletCompatibleNetworks'],
})

/** The networks on which the active account can receive. */
export const WalletCompatibleNetworksPanel = panelOf(CompatibleNetworks, CompatibleScreen)
export const WalletCompatibleNetworksView = defineView('WalletCompatibleNetworks', {
  title: { en: 'Compatible networks', de: 'Passende Netzwerke' },
  panel: WalletCompatibleNetworksPanel,
  next: [],
})

import { defineView } from '../../kit/defineView.ts'
import { panelOf } from '../../kit/panelOf.tsx'
import { Networks } from './Networks.tsx'
import { NetworksScreen } from './NetworksScreen.tsx'
import { SwitchActiveChain } from './SwitchActiveChain.tsx'
import { SwitchActiveChainScreen } from './SwitchActiveChainScreen.tsx'
import { SwitchNetwork } from './SwitchNetwork.tsx'
import { SwitchNetworkScreen } from './SwitchNetworkScreen.tsx'
import { UnsupportedChain } from './UnsupportedChain.tsx'
import { UnsupportedScreen } from './UnsupportedScreen.tsx'

/** The configured networks. */
export const NetworksPanel = panelOf(Networks, NetworksScreen)
export const NetworksView = defineView('Networks', {
  title: { en: 'Choose network', de: 'Netzwerk wählen' },
  panel: NetworksPanel,
  next: ['SwitchNetwork'],
})

/** Switches the wallet to another network. */
export const SwitchNetworkPanel = panelOf(SwitchNetwork, SwitchNetworkScreen)
export const SwitchNetworkView = defineView('SwitchNetwork', {
  title: { en: 'Switch network', de: 'Netzwerk wechseln' },
  panel: SwitchNetworkPanel,
  next: [],
})

/** Shown while the wallet is on a network that is not configured. */
export const UnsupportedChainPanel = panelOf(UnsupportedChain, UnsupportedScreen)
export const UnsupportedChainView = defineView('UnsupportedChain', {
  title: { en: 'Switch network', de: 'Netzwerk wechseln' },
  panel: UnsupportedChainPanel,
  next: ['SwitchNetwork'],
})

/** Switches to a network whose namespace has no connected wallet. */
export const SwitchActiveChainPanel = panelOf(SwitchActiveChain, SwitchActiveChainScreen)
export const SwitchActiveChainView = defineView('SwitchActiveChain', {
  title: { en: 'Switch network', de: 'Netzwerk wechseln' },
  panel: SwitchActiveChainPanel,
  next: ['SwitchNetwork', 'ConnectingExternal'],
})

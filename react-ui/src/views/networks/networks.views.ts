import { defineView } from '../../kit/defineView.ts'
import { NetworksPanel } from './NetworksPanel.tsx'
import { SwitchActiveChainPanel } from './SwitchActiveChainPanel.tsx'
import { SwitchNetworkPanel } from './SwitchNetworkPanel.tsx'
import { UnsupportedChainPanel } from './UnsupportedChainPanel.tsx'

export const NetworksView = defineView('Networks', {
  title: { en: 'Choose network', de: 'Netzwerk wählen' },
  panel: NetworksPanel,
  next: ['SwitchNetwork', 'WhatIsANetwork'],
})

export const SwitchNetworkView = defineView('SwitchNetwork', {
  title: { en: 'Switch network', de: 'Netzwerk wechseln' },
  panel: SwitchNetworkPanel,
  next: [],
})

export const UnsupportedChainView = defineView('UnsupportedChain', {
  title: { en: 'Switch network', de: 'Netzwerk wechseln' },
  panel: UnsupportedChainPanel,
  next: ['SwitchNetwork'],
})

export const SwitchActiveChainView = defineView('SwitchActiveChain', {
  title: { en: 'Switch network', de: 'Netzwerk wechseln' },
  panel: SwitchActiveChainPanel,
  next: ['SwitchNetwork', 'ConnectingExternal'],
})

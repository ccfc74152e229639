import { defineView } from '../../kit/defineView.ts'
import { ConnectPanel } from './ConnectPanel.tsx'

export const ConnectView = defineView('Connect', {
  title: { en: 'Connect wallet', de: 'Wallet verbinden' },
  panel: ConnectPanel,
  next: ['ConnectingExternal', { view: 'ConnectingMultiChain', needs: 'multiChain' }],
})

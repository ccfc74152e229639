import { defineView } from '../../kit/defineView.ts'
import { panelOf } from '../../kit/panelOf.tsx'
import { ConnectingMultiChain } from './ConnectingMultiChain.tsx'
import { MultiChainScreen } from './MultiChainScreen.tsx'

/** Asks for the namespace in which to connect a wallet. */
export const ConnectingMultiChainPanel = panelOf(ConnectingMultiChain, MultiChainScreen)
export const ConnectingMultiChainView = defineView('ConnectingMultiChain', {
  title: { en: 'Choose network', de: 'Netzwerk wählen' },
  panel: ConnectingMultiChainPanel,
  next: ['ConnectingExternal'],
})

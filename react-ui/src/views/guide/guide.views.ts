import { defineView } from '../../kit/defineView.ts'
import { WhatIsANetworkPanel } from './WhatIsANetworkPanel.tsx'
import { WhatIsAWalletPanel } from './WhatIsAWalletPanel.tsx'

export const WhatIsAWalletView = defineView('WhatIsAWallet', {
  title: { en: 'What is a wallet?', de: 'Was ist eine Wallet?' },
  panel: WhatIsAWalletPanel,
  next: ['GetWallet'],
})

export const WhatIsANetworkView = defineView('WhatIsANetwork', {
  title: { en: 'What is a network?', de: 'Was ist ein Netzwerk?' },
  panel: WhatIsANetworkPanel,
  next: [],
})

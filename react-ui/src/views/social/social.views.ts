import { defineView } from '../../kit/defineView.ts'
import { ConnectingFarcasterPanel } from './ConnectingFarcasterPanel.tsx'
import { ConnectingSocialPanel } from './ConnectingSocialPanel.tsx'
import { ConnectSocialsPanel } from './ConnectSocialsPanel.tsx'

export const ConnectSocialsView = defineView('ConnectSocials', {
  title: { en: 'All socials', de: 'Alle Logins' },
  panel: ConnectSocialsPanel,
  next: [],
})

export const ConnectingSocialView = defineView('ConnectingSocial', {
  title: { en: 'Log in', de: 'Anmelden' },
  panel: ConnectingSocialPanel,
  next: [],
})

export const ConnectingFarcasterView = defineView('ConnectingFarcaster', {
  title: { en: 'Farcaster', de: 'Farcaster' },
  panel: ConnectingFarcasterPanel,
  next: [],
})

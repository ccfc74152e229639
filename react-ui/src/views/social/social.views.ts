import { defineView } from '../../kit/defineView.ts'
import { panelOf } from '../../kit/panelOf.tsx'
import { ConnectingFarcaster } from './ConnectingFarcaster.tsx'
import { ConnectingSocial } from './ConnectingSocial.tsx'
import { ConnectingSocialScreen } from './ConnectingSocialScreen.tsx'
import { ConnectSocialsPanel } from './ConnectSocialsPanel.tsx'
import { FarcasterScreen } from './FarcasterScreen.tsx'

export const ConnectSocialsView = defineView('ConnectSocials', {
  title: { en: 'All socials', de: 'Alle Logins' },
  panel: ConnectSocialsPanel,
  next: [],
})

/** Logs in with a social login. */
export const ConnectingSocialPanel = panelOf(ConnectingSocial, ConnectingSocialScreen)
export const ConnectingSocialView = defineView('ConnectingSocial', {
  title: { en: 'Log in', de: 'Anmelden' },
  panel: ConnectingSocialPanel,
  next: [],
})

/** Logs in with Farcaster. */
export const ConnectingFarcasterPanel = panelOf(ConnectingFarcaster, FarcasterScreen)
export const ConnectingFarcasterView = defineView('ConnectingFarcaster', {
  title: { en: 'Farcaster', de: 'Farcaster' },
  panel: ConnectingFarcasterPanel,
  next: [],
})

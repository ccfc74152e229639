export { ConnectingFarcaster } from './ConnectingFarcaster.tsx'
export { ConnectingSocial } from './ConnectingSocial.tsx'
export { ConnectSocialsPanel } from './ConnectSocialsPanel.tsx'
export { ConnectingFarcasterPanel, ConnectingSocialPanel } from './social.views.ts'

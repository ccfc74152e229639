export { Connect } from './Connect.tsx'
export { ConnectingExternal } from './ConnectingExternal.tsx'
export { ConnectingExternalPanel } from './ConnectingExternalPanel.tsx'
export { ConnectPanel } from './ConnectPanel.tsx'

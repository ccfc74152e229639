export { AccountSettings } from './AccountSettings.tsx'
export { AccountSettingsPanel } from './AccountSettingsPanel.tsx'
export type { AccountSettingsView } from './accountSettingsView.ts'

import { defineView } from '../../kit/defineView.ts'
import { AccountSettingsPanel } from './AccountSettingsPanel.tsx'

export const AccountSettingsView = defineView('AccountSettings', {
  title: { en: 'Account settings', de: 'Kontoeinstellungen' },
  panel: AccountSettingsPanel,
  next: [],
})

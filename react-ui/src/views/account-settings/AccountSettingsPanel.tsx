import { AccountSettings } from './AccountSettings.tsx'
import { AccountSettingsScreen } from './AccountSettingsScreen.tsx'

/** The settings of the active account. */
export function AccountSettingsPanel() {
  return (
    <AccountSettings>
      {(settings, accountType) => (
        <AccountSettingsScreen settings={settings} accountType={accountType} />
      )}
    </AccountSettings>
  )
}

import { deLoginErrors } from '../../../locales/de-login-errors.ts'
import type { Translation } from '../../../locales/translation.ts'
import type { AccountSettingsTexts } from './en.ts'

export const accountSettingsTexts: Translation<AccountSettingsTexts> = {
  settings: {
    login: 'Anmeldung',
    changeEmail: 'E-Mail-Adresse ändern',
    network: 'Netzwerk',
    toSmartAccount: 'Zu deinem Smart-Account wechseln',
    toEoa: 'Zu deinem EOA wechseln',
    switching: 'Das Konto wird gewechselt',
    switchFailed: 'Das Konto konnte nicht gewechselt werden',
    upgrade: 'Werte deine Wallet auf',
    upgradeText: 'Exportiere sie und nutze sie in jeder App',
    options: 'Kontoeinstellungen',
  },
  errors: { ...deLoginErrors },
}

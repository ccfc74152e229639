import type { enSettings } from './en-settings.ts'

/** German texts of the settings of an account that logs in by e-mail or social login, part of `de`. */
export const deSettings: typeof enSettings = {
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
}

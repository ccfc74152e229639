import { deLoginErrors } from '../../../locales/de-login-errors.ts'
import type { Translation } from '../../../locales/translation.ts'
import type { EmailTexts } from './en.ts'

export const emailTexts: Translation<EmailTexts> = {
  email: {
    label: 'E-Mail-Adresse',
    placeholder: 'du@beispiel.de',
    lead: 'Wir schicken dir einen Code per E-Mail. Ein Passwort brauchst du nicht.',
    continue: 'Weiter',
    wait: (seconds) => `Versuche es in ${seconds} Sekunden erneut`,
    sending: 'Der Code wird gesendet',
    sendingText: 'Das dauert einen Moment.',
    codeTitle: 'Gib deinen Code ein',
    codeText: (email) => ['Wir haben einen sechsstelligen Code an ', email, ' gesendet.'],
    codeLabel: 'Sechsstelliger Code',
    checking: 'Der Code wird geprüft',
    noCode: 'Nichts angekommen? Sieh im Spam-Ordner nach.',
    resend: 'Neuen Code senden',
    resendIn: (seconds) => `Neuen Code senden in ${seconds} s`,
    resending: 'Ein neuer Code wird gesendet',
    deviceTitle: 'Bestätige dieses Gerät',
    deviceText: (email) => [
      'Öffne den Link, den wir an ',
      email,
      ' gesendet haben, um dich auf diesem Gerät anzumelden.',
    ],
    connecting: 'Deine Wallet wird geöffnet',
    connectingText: 'Das dauert einen Moment.',
    connectFailed: 'Die Anmeldung ist fehlgeschlagen',
    stopped: 'Anmeldung beendet',
    newLabel: 'Neue E-Mail-Adresse',
    newLead: (email) => ['Du meldest dich mit ', email, ' an.'],
    save: 'Speichern',
    primaryTitle: 'Bestätige deine bisherige E-Mail-Adresse',
    secondaryTitle: 'Bestätige deine neue E-Mail-Adresse',
    updated: 'E-Mail-Adresse geändert',
    updatedText: (email) => ['Melde dich von jetzt an mit ', email, ' an.'],
    unchanged: 'Deine E-Mail-Adresse ist unverändert',
    upgradeTitle: 'Mach daraus deine eigene Wallet',
    upgradeText:
      'Im Dashboard kannst du deine Schlüssel exportieren und diese Wallet in jeder App nutzen. Es öffnet sich in einem neuen Tab.',
    upgrade: 'Dashboard öffnen',
    dashboard: 'Link zum Dashboard',
    dashboardBlocked:
      'Dein Browser hat den neuen Tab blockiert. Kopiere den Link, um ihn zu öffnen.',
    noDashboard: 'Diese Wallet hat kein Dashboard',
  },
  errors: { ...deLoginErrors },
}

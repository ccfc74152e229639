import { walletAccusative, walletDative, walletNameFirst } from './de-names.ts'
import type { Locale } from './en.ts'

/** German texts of the view that connects a remote wallet, part of `de`. */
export const deRemote: Locale['remote'] = {
  connectionMethods: 'Wege zur Verbindung',
  platforms: {
    browser: 'Browser',
    unsupported: 'Browser',
    qrcode: 'QR-Code',
    mobile: 'Handy',
    web: 'Web-App',
    desktop: 'Computer',
  },
  qrCode: (wallet) => `QR-Code für ${walletAccusative(wallet)}`,
  scan: (wallet) =>
    wallet === null
      ? 'Scanne ihn mit der Kamera deiner Wallet'
      : `Scanne ihn mit ${wallet} auf deinem Handy`,
  scanWithOtherPhone: (wallet) => `Scanne ihn mit ${walletDative(wallet)} auf einem anderen Handy`,
  creatingCode: 'Ein Code wird erstellt…',
  expired: 'Der Code ist abgelaufen, hier ist ein neuer.',
  invalid: (wallet) =>
    `${walletNameFirst(wallet)} hat eine ungültige Verbindung gesendet. Hier ist ein neuer Code.`,
  declined: (wallet) =>
    `${walletNameFirst(wallet)} hat abgelehnt. Scanne noch einmal, um es erneut zu versuchen.`,
  validFor: (time) => `Gültig für ${time} · erneuert sich von selbst`,
  renewsAutomatically: 'Erneuert sich von selbst',
  reconnecting: 'Verbindung wird wiederhergestellt…',
  link: 'Link für deine Wallet',
  getApp: 'App holen',
  copy: 'Link kopieren',
  copied: 'Link kopiert',
  copyFailed: 'Dein Browser hat das Kopieren verhindert. Markiere den Link und kopiere ihn selbst.',
  open: (wallet) => `${walletNameFirst(wallet)} öffnen`,
  openAgain: 'Erneut öffnen',
  continueIn: (wallet) => `Weiter in ${walletDative(wallet)}`,
  continueInText: {
    mobile: 'Sie öffnet sich auf diesem Handy. Bestätige dort und komm zurück.',
    web: 'Sie öffnet sich in einem neuen Tab. Bestätige dort und komm zurück.',
    desktop: 'Sie öffnet sich auf diesem Computer. Bestätige dort und komm zurück.',
  },
  inAppBrowserText: 'Sie zeigt diese Seite in sich selbst. Verbinde dich dort.',
  waiting: (wallet) => `Warte auf ${walletAccusative(wallet)}`,
  waitingText: 'Bestätige dort und komm hierher zurück.',
  notOpened: (wallet) => `${walletNameFirst(wallet)} hat sich nicht geöffnet`,
  notOpenedText:
    'Vielleicht ist sie hier nicht installiert. Versuche es erneut oder nimm einen anderen Weg.',
  blocked: (wallet) => `Noch ein Tippen öffnet ${walletAccusative(wallet)}`,
  blockedText: 'Dein Browser ließ diese Seite sie nicht öffnen.',
  noLink: (wallet) => `${walletNameFirst(wallet)} lässt sich von hier nicht öffnen`,
  noLinkText: 'Nimm einen anderen Weg.',
  otherMethods: 'Andere Wege',
  showQrCode: 'QR-Code zeigen',
  installedText: 'Sie ist in diesem Browser installiert.',
  connect: 'Verbinden',
  noConnection: 'Gerade keine Verbindung',
  finalizing: (wallet) => `Bestätigt in ${walletDative(wallet)}`,
  finalizingText: 'Was sie geteilt hat, wird gelesen.',
  confirmReplace: (wallet) => `Zu ${wallet ?? 'einer anderen Wallet'} wechseln?`,
  confirmReplaceText: (current) => `${current} ist jetzt verbunden und würde getrennt.`,
  cancelReplace: (current) => `${current} behalten`,
  replace: 'Wechseln',
  loading: 'Gleich geht es los',
  clockWrong:
    'Sitzung abgelaufen. Die Uhr dieses Geräts geht offenbar falsch. Stelle sie und versuche es erneut.',
  walletUnknown: 'Diese Wallet ist hier nicht bekannt',
}

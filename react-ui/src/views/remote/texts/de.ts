import { walletAccusative, walletDative, walletNameFirst } from '../../../locales/de-names.ts'
import type { Translation } from '../../../locales/translation.ts'
import type { RemoteTexts } from './en.ts'

export const remoteTexts: Translation<RemoteTexts> = {
  remote: {
    connectionMethods: 'Verbindungsarten',
    platforms: {
      browser: 'Browser',
      unsupported: 'Browser',
      qrcode: 'QR-Code',
      mobile: 'App',
      web: 'Web-App',
      desktop: 'Computer',
    },
    qrCode: (wallet) => `QR-Code für ${walletAccusative(wallet)}`,
    scan: (wallet) =>
      wallet === null
        ? 'Scanne ihn mit einer Wallet-App auf deinem Handy'
        : `Scanne ihn mit ${wallet} auf deinem Handy`,
    scanWithOtherPhone: (wallet) =>
      `Scanne ihn mit ${walletDative(wallet)} auf einem anderen Handy`,
    creatingCode: 'QR-Code wird erstellt …',
    expired: 'Der Code ist abgelaufen. Hier ist ein neuer.',
    invalid: (wallet) =>
      `${walletNameFirst(wallet)} hat eine ungültige Verbindung gesendet. Hier ist ein neuer Code.`,
    declined: 'Die Anfrage wurde abgelehnt. Scanne den Code erneut.',
    validFor: (time) => `Läuft in ${time} ab · wird automatisch erneuert`,
    renewsAutomatically: 'Wird automatisch erneuert',
    reconnecting: 'Verbindung wird wiederhergestellt …',
    link: 'Link für deine Wallet',
    getApp: 'App holen',
    copy: 'Link kopieren',
    copied: 'Link kopiert',
    copyFailed: 'Dein Browser hat das Kopieren blockiert. Markiere den Link, um ihn zu kopieren.',
    open: (wallet) => `${walletNameFirst(wallet)} öffnen`,
    openAgain: 'Erneut öffnen',
    continueIn: (wallet) => `Weiter in ${walletDative(wallet)}`,
    continueInText: {
      mobile: 'Sie öffnet sich auf diesem Handy. Bestätige dort die Anfrage und komm zurück.',
      web: 'Sie öffnet sich in einem neuen Tab. Bestätige dort die Anfrage und komm zurück.',
      desktop: 'Sie öffnet sich auf diesem Computer. Bestätige dort die Anfrage und komm zurück.',
    },
    inAppBrowserText: 'Diese Seite öffnet sich im Browser der Wallet. Verbinde dich dort.',
    waiting: (wallet) => `Warte auf ${walletAccusative(wallet)}`,
    waitingText: 'Bestätige dort die Anfrage und komm hierher zurück.',
    notOpened: (wallet) => `${walletNameFirst(wallet)} hat sich nicht geöffnet`,
    notOpenedText:
      'Vielleicht ist sie nicht installiert. Versuche es erneut oder wähle eine andere Option.',
    blocked: (wallet) => `Öffne ${walletAccusative(wallet)}, um fortzufahren`,
    blockedText: 'Dein Browser hat das Öffnen blockiert.',
    noLink: (wallet) => `${walletNameFirst(wallet)} lässt sich von hier aus nicht öffnen`,
    noLinkText: 'Wähle eine andere Option.',
    otherMethods: 'Andere Optionen',
    showQrCode: 'QR-Code anzeigen',
    installedText: 'Sie ist in diesem Browser installiert.',
    connect: 'Verbinden',
    noConnection: 'Gerade keine Verbindung',
    finalizing: (wallet) => `Bestätigt in ${walletDative(wallet)}`,
    finalizingText: 'Gleich fertig …',
    confirmReplace: (wallet) => `Zu ${wallet ?? 'einer anderen Wallet'} wechseln?`,
    confirmReplaceText: (current) => `Wenn du diese Wallet verbindest, wird ${current} getrennt.`,
    cancelReplace: (current) => `${current} behalten`,
    replace: 'Wechseln',
    loading: 'Wird vorbereitet',
    clockWrong:
      'Sitzung abgelaufen. Die Uhr dieses Geräts geht anscheinend falsch. Stelle sie richtig und versuche es erneut.',
    walletUnknown: 'Unbekannte Wallet',
  },
  errors: {},
}

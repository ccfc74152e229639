import { walletDative } from '../../../locales/de-names.ts'
import type { Translation } from '../../../locales/translation.ts'
import type { SignInTexts } from './en.ts'

/** A site's name in the dative case. Null: the site has none. */
const siteDative = (site: string | null): string => site ?? 'dieser Seite'

export const signInTexts: Translation<SignInTexts> = {
  signIn: {
    title: (site) => `Bei ${siteDative(site)} anmelden`,
    lead: (wallet) =>
      `Signiere in ${walletDative(wallet)} eine Nachricht, um zu zeigen, dass dieses Konto dir gehört. Das ist kostenlos und bewegt nichts.`,
    preparing: 'Die Nachricht wird vorbereitet',
    site: 'Seite',
    network: 'Netzwerk',
    account: 'Konto',
    statement: 'Die Seite sagt',
    resources: 'Verweist auf',
    expires: 'Gültig bis',
    showMessage: 'Nachricht zeigen',
    hideMessage: 'Nachricht verbergen',
    message: 'Nachricht zum Signieren',
    copy: 'Kopieren',
    copyMessage: 'Nachricht kopieren',
    copied: 'Nachricht kopiert',
    copyFailed: 'Dein Browser hat das Kopieren blockiert',
    signIn: 'Anmelden',
    requestingText: (site) =>
      `Signiere dort die Nachricht, um dich bei ${siteDative(site)} anzumelden.`,
    unresponsiveText:
      'Öffne deine Wallet und suche die Anfrage. Vielleicht liegt ihr Fenster hinter diesem.',
    storing: 'Du wirst angemeldet',
    storingText: 'Diese Seite prüft die Signatur.',
    signed: (wallet) => `In ${walletDative(wallet)} signiert`,
    signatureKept: (wallet) => `In ${walletDative(wallet)} signiert. Einmal genügt.`,
    declinedText:
      'Es wurde nichts signiert, du bist also nicht angemeldet. Du kannst es erneut versuchen.',
    failed: 'Die Anmeldung ist fehlgeschlagen',
    signedIn: 'Du bist angemeldet',
    cancelled: 'Du bist nicht angemeldet',
    unavailable: 'Anmelden ist gerade nicht möglich',
  },
  errors: {
    'account/no-active-address': 'Es ist kein Konto verbunden. Verbinde zuerst eine Wallet.',
    'account/no-active-network':
      'Es ist kein Netzwerk dieser Seite aktiv. Wechsle zuerst das Netzwerk.',
    'sign/not-verified':
      'Die Signatur ist nicht von diesem Konto. Wähle dieses Konto in deiner Wallet und versuche es erneut.',
    'siwx/authenticating': 'Anmeldung läuft …',
    'siwx/clock-wrong':
      'Die Uhr deines Geräts geht falsch. Lass Datum und Uhrzeit in den Einstellungen automatisch stellen und versuche es erneut.',
    'siwx/declined': 'Signatur abgelehnt',
    'siwx/domain-mismatch':
      'Die Nachricht nennt eine andere Seite, deshalb haben wir abgebrochen. Signiere sie auch anderswo nicht.',
    'siwx/expired': 'Die Nachricht ist abgelaufen. Versuche es mit einer neuen.',
    'siwx/init-failed': 'Beim Vorbereiten der Anmeldung ist ein Problem aufgetreten',
    'siwx/message-invalid':
      'Die Nachricht dieser Seite ist ungültig. Wir haben abgebrochen, bevor du sie signierst.',
    'siwx/network-not-found': 'Diese Seite kann Signaturen in diesem Netzwerk nicht prüfen.',
    'siwx/no-client':
      'Deine Wallet ist nicht mehr verbunden. Verbinde sie neu und versuche es erneut.',
    'siwx/nonce-invalid':
      'Andere könnten die Nachricht dieser Seite wiederverwenden, deshalb haben wir abgebrochen.',
    'siwx/not-authenticated': 'Diese Seite erkennt deine Sitzung nicht mehr. Melde dich erneut an.',
    'siwx/not-enabled': 'Diese Seite bietet keine Anmeldung mit einer Wallet an.',
    'siwx/not-yet-valid':
      'Die Nachricht gilt noch nicht. Prüfe die Zeiteinstellungen deines Geräts.',
    'siwx/not-verified': 'Die Signatur passt nicht zu diesem Konto. Versuche es erneut.',
    'siwx/outdated': 'Jetzt ist ein anderes Konto aktiv. Melde dich mit diesem an.',
    'siwx/other-account':
      'Diese Seite hat für ein anderes Konto geantwortet, du bist also nicht angemeldet.',
    'siwx/cookie-missing':
      'Dein Browser hat die Anmeldung nicht behalten. Erlaube Cookies für diese Seite oder öffne sie in einem eigenen Tab.',
    'siwx/server-refused': 'Diese Seite hat die Signatur nicht akzeptiert. Versuche es erneut.',
    'siwx/smart-account': 'Diese Anwendung unterstützt vielleicht keine Smart Accounts',
    'siwx/unreachable':
      'Der Server dieser Seite ist nicht erreichbar. Prüfe deine Verbindung und versuche es erneut.',
    'siwe/nonce-missing':
      'Der Server dieser Seite hat keine Nachricht zum Signieren gesendet. Versuche es erneut.',
    'siwe/params-missing':
      'Der Server dieser Seite hat keine Nachricht zum Signieren gesendet. Versuche es erneut.',
    'siwe/not-verified': 'Diese Seite hat die Signatur nicht akzeptiert. Versuche es erneut.',
  },
}

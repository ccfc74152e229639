import type { Language } from './en.ts'

const its = (wallet: string | null) => wallet ?? 'deiner Wallet'
const It = (wallet: string | null) => wallet ?? 'Deine Wallet'
const it = (wallet: string | null) => wallet ?? 'deine Wallet'

/** Die Seite einer Wallet auf einem anderen Gerät oder in einer anderen App, auf Deutsch: ein Teil von `de`. */
export const deRemote: Language['remote'] = {
  ways: 'Wege zur Verbindung',
  platforms: {
    browser: 'Browser',
    unsupported: 'Browser',
    qrcode: 'QR-Code',
    mobile: 'Handy',
    web: 'Web-App',
    desktop: 'Computer',
  },
  code: (wallet) => `QR-Code für ${it(wallet)}`,
  scan: (wallet) =>
    wallet === null
      ? 'Scanne ihn mit der Kamera deiner Wallet'
      : `Scanne ihn mit ${wallet} auf deinem Handy`,
  scanElsewhere: (wallet) => `Scanne ihn mit ${its(wallet)} auf einem anderen Handy`,
  making: 'Ein Code wird erstellt…',
  expired: 'Der Code ist abgelaufen, hier ist ein neuer.',
  declined: (wallet) =>
    `${It(wallet)} hat abgelehnt. Scanne noch einmal, um es erneut zu versuchen.`,
  validFor: (time) => `Gültig für ${time} · erneuert sich von selbst`,
  renews: 'Erneuert sich von selbst',
  reconnecting: 'Verbindung wird wiederhergestellt…',
  link: 'Link für deine Wallet',
  getApp: 'App holen',
  copy: 'Link kopieren',
  copied: 'Link kopiert',
  copyFailed: 'Dein Browser hat das Kopieren verhindert. Markiere den Link und kopiere ihn selbst.',
  open: (wallet) => `${It(wallet)} öffnen`,
  openAgain: 'Erneut öffnen',
  ready: (wallet) => `Weiter in ${its(wallet)}`,
  readyText: {
    mobile: 'Sie öffnet sich auf diesem Handy. Bestätige dort und komm zurück.',
    web: 'Sie öffnet sich in einem neuen Tab. Bestätige dort und komm zurück.',
    desktop: 'Sie öffnet sich auf diesem Computer. Bestätige dort und komm zurück.',
  },
  visitText: 'Sie zeigt diese Seite in sich selbst. Verbinde dich dort.',
  waiting: (wallet) => `Warte auf ${it(wallet)}`,
  waitingText: 'Bestätige dort und komm hierher zurück.',
  unopened: (wallet) => `${It(wallet)} hat sich nicht geöffnet`,
  unopenedText:
    'Vielleicht ist sie hier nicht installiert. Versuche es erneut oder nimm einen anderen Weg.',
  blocked: (wallet) => `Noch ein Tippen öffnet ${it(wallet)}`,
  blockedText: 'Dein Browser ließ diese Seite sie nicht öffnen.',
  noLink: (wallet) => `${It(wallet)} lässt sich von hier nicht öffnen`,
  noLinkText: 'Nimm einen anderen Weg.',
  otherWays: 'Andere Wege',
  showCode: 'QR-Code zeigen',
  here: 'Sie ist in diesem Browser installiert.',
  connect: 'Verbinden',
  unreachable: 'Gerade keine Verbindung',
  settling: (wallet) => `Bestätigt in ${its(wallet)}`,
  settlingText: 'Was sie geteilt hat, wird gelesen.',
  replacing: (wallet) => `Zu ${wallet ?? 'einer anderen Wallet'} wechseln?`,
  replacingText: (current) => `${current} ist jetzt verbunden und würde getrennt.`,
  keep: (current) => `${current} behalten`,
  replace: 'Wechseln',
  finding: 'Gleich geht es los',
  unknown: 'Diese Wallet ist hier nicht bekannt',
}

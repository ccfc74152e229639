import type { Translation } from '../../../locales/translation.ts'
import type { ConnectTexts } from './en.ts'

export const connectTexts: Translation<ConnectTexts> = {
  connect: {
    walletsFor: (chain) => `Nur Wallets für ${chain}.`,
    showAll: 'Alle anzeigen',
    list: 'Wallets',
    installed: 'Installiert',
    recent: 'Zuletzt',
    phoneWallet: 'Wallet auf dem Handy',
    popular: 'Beliebt',
    moreWallets: 'Weitere Wallets',
    qrCode: 'QR-Code',
    evm: 'Ethereum',
    disputed: 'Eine andere Erweiterung nennt sich genauso',
    noWallet: 'Keine Wallet in diesem Browser gefunden',
    noWalletText: 'Installiere eine in etwa einer Minute und komm dann zurück.',
    notLoaded: 'Ein Teil dieser Ansicht konnte nicht geladen werden.',
    noMethod: 'Verbinden ist gerade nicht möglich',
    noMethodText: 'Diese Seite hat das Verbinden einer Wallet abgeschaltet.',
    newHere: 'Neu bei Wallets?',
    guide: 'Was ist eine Wallet?',
    acceptFirst: 'Akzeptiere unten die Bedingungen, um fortzufahren.',
    terms: 'Nutzungsbedingungen',
    privacy: 'Datenschutzerklärung',
    agree: (link) => ['Mit dem Verbinden stimmst du zu: ', link, '.'],
    agreeBoth: (first, second) => [
      'Mit dem Verbinden stimmst du zu: ',
      first,
      ' und ',
      second,
      '.',
    ],
    accept: (link) => ['Ich akzeptiere: ', link],
    acceptBoth: (first, second) => ['Ich akzeptiere: ', first, ' und ', second],
  },
  errors: {},
}

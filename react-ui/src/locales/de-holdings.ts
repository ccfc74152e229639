import type { Locale } from './en.ts'
import { plural } from './plural.ts'

/** German texts of an account's holdings and actions, part of `de`. */
export const deHoldings: Locale['holdings'] = {
  actions: 'Aktionen',
  receive: 'Empfangen',
  send: 'Senden',
  refresh: 'Aktualisieren',
  refreshing: 'Wird aktualisiert',
  list: 'Bestand',
  tabs: { tokens: 'Token', nfts: 'NFTs', activity: 'Aktivität' },
  total: 'Gesamt',
  loadingTotal: 'Gesamtwert wird geladen',
  price: 'Preis',
  value: 'Wert',
  amount: 'Menge',
  loadingTokens: 'Token werden geladen',
  noTokens: 'Noch keine Token',
  noTokensText: 'Token, die du in diesem Netzwerk erhältst, erscheinen hier.',
  loadFailed: 'Token konnten nicht geladen werden',
  loadFailedText: 'Prüfe deine Verbindung und versuche es erneut.',
  refreshFailed: 'Aktualisieren fehlgeschlagen.',
  lastUpdated: (time) => `Stand:\u00a0${time}\u00a0Uhr.`,
  listUnsupported: 'Andere Token werden für dieses Netzwerk nicht aufgelistet.',
  hiddenTokens: (count) =>
    plural('de', count, {
      one: 'nicht lesbares Token ausgeblendet',
      other: 'nicht lesbare Token ausgeblendet',
    }),
  showAll: (count) => `Alle ${count} Token anzeigen`,
  showAllActivity: 'Gesamte Aktivität anzeigen',
}

export const deReceive: Locale['receive'] = {
  qrCode: 'QR-Code deiner Adresse',
  copy: 'Adresse kopieren',
  onlyTheseNetworks: (count) => `Gilt in ${count} Netzwerken`,
  onlyThisNetwork: 'Gilt in einem Netzwerk',
  list: 'Passende Netzwerke',
  explain:
    'Deine Adresse ist in diesen Netzwerken dieselbe. Was in einem anderen Netzwerk gesendet wird, kann verloren gehen.',
  explainOne:
    'Deine Adresse gilt in diesem Netzwerk. Was in einem anderen gesendet wird, kann verloren gehen.',
}

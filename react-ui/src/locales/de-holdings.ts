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
  loadingTokens: 'Token werden geladen',
  noTokens: 'Noch keine Token',
  noTokensText: 'Was du in diesem Netzwerk empfängst, steht dann hier.',
  loadFailed: 'Die Token wurden nicht geladen',
  loadFailedText: 'Prüfe deine Verbindung und versuche es erneut.',
  refreshFailed: 'Diese Liste konnte nicht aktualisiert werden.',
  listUnsupported: 'Andere Token in diesem Netzwerk können hier nicht gezeigt werden.',
  hiddenTokens: (count) =>
    plural('de', count, {
      one: 'Token ohne Nachkommastellen ist ausgeblendet.',
      other: 'Token ohne Nachkommastellen sind ausgeblendet.',
    }),
  showAll: (count) => `Alle ${count} Token zeigen`,
  showAllActivity: 'Ganze Aktivität zeigen',
}

export const deReceive: Locale['receive'] = {
  qrCode: 'QR-Code deiner Adresse',
  copy: 'Adresse kopieren',
  onlyTheseNetworks: (count) => `Nur in diesen ${count} Netzwerken senden`,
  onlyThisNetwork: 'Nur in diesem Netzwerk senden',
  list: 'Passende Netzwerke',
  explain:
    'Deine Adresse ist in diesen Netzwerken dieselbe. Was in einem anderen an sie gesendet wird, kann verloren gehen.',
  explainOne:
    'Deine Adresse gilt in diesem Netzwerk. Was in einem anderen an sie gesendet wird, kann verloren gehen.',
}

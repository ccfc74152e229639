import type { Language } from './en.ts'
import { plural } from './plural.ts'

/** Was ein Konto hat und was man damit tun kann, auf Deutsch. */
export const deHoldings: Language['holdings'] = {
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
  notRead: 'Die Token wurden nicht geladen',
  notReadText: 'Prüfe deine Verbindung und versuche es erneut.',
  old: 'Diese Liste konnte nicht aktualisiert werden.',
  unlisted: 'Andere Token in diesem Netzwerk können hier nicht gezeigt werden.',
  hidden: (count) =>
    plural('de', count, {
      one: 'Token ohne Nachkommastellen ist ausgeblendet.',
      other: 'Token ohne Nachkommastellen sind ausgeblendet.',
    }),
  all: (count) => `Alle ${count} Token zeigen`,
  allActivity: 'Ganze Aktivität zeigen',
}

export const deReceive: Language['receive'] = {
  code: 'QR-Code deiner Adresse',
  copy: 'Adresse kopieren',
  only: (count) => `Nur in diesen ${count} Netzwerken senden`,
  onlyOne: 'Nur in diesem Netzwerk senden',
  list: 'Passende Netzwerke',
  explain:
    'Deine Adresse ist in diesen Netzwerken dieselbe. Was in einem anderen an sie gesendet wird, kann verloren gehen.',
  explainOne:
    'Deine Adresse gilt in diesem Netzwerk. Was in einem anderen an sie gesendet wird, kann verloren gehen.',
}

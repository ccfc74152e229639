import { plural } from '../../../locales/plural.ts'
import type { Translation } from '../../../locales/translation.ts'
import type { ActivityTexts } from './en.ts'

export const activityTexts: Translation<ActivityTexts> = {
  activity: {
    list: 'Aktivität',
    loading: 'Aktivität wird geladen',
    kinds: {
      approve: 'Freigegeben',
      borrow: 'Geliehen',
      burn: 'Verbrannt',
      cancel: 'Abgebrochen',
      claim: 'Eingefordert',
      deploy: 'Bereitgestellt',
      deposit: 'Eingezahlt',
      execute: 'Ausgeführt',
      mint: 'Geprägt',
      receive: 'Empfangen',
      repay: 'Zurückgezahlt',
      send: 'Gesendet',
      stake: 'Gestakt',
      trade: 'Getauscht',
      unstake: 'Stake aufgelöst',
      withdraw: 'Abgehoben',
      buy: 'Gekauft',
    },
    to: 'An',
    directions: { in: 'eingehend', out: 'ausgehend', self: 'an dich selbst' },
    pending: 'Ausstehend',
    failed: 'Fehlgeschlagen',
    confirmed: 'Bestätigt',
    spam: 'Möglicherweise Spam',
    justNow: 'Gerade eben',
    notConnected: 'Keine Wallet ist verbunden',
    empty: 'Noch keine Aktivität',
    emptyText: 'Hier erscheinen die Transaktionen dieses Kontos in diesem Netzwerk.',
    off: 'Aktivität ist ausgeschaltet',
    offText: 'Diese Seite zeigt keine Transaktionen.',
    loadFailed: 'Aktivität konnte nicht geladen werden',
    loadMoreFailed: 'Mehr konnte nicht geladen werden.',
    hiddenRows: (count) =>
      plural('de', count, {
        one: 'verdächtige Transaktion ausgeblendet',
        other: 'verdächtige Transaktionen ausgeblendet',
      }),
    shownRows: (count) =>
      plural('de', count, {
        one: 'verdächtige Transaktion eingeblendet',
        other: 'verdächtige Transaktionen eingeblendet',
      }),
    show: 'Einblenden',
    hide: 'Ausblenden',
    showMore: 'Mehr anzeigen',
    nfts: 'Deine NFTs',
    nftsLoading: 'NFTs werden geladen',
    nftsEmpty: 'Keine NFTs gefunden',
    nftsEmptyText: 'NFTs, die du in diesem Netzwerk erhältst, erscheinen hier.',
    nftsFailed: 'NFTs konnten nicht geladen werden',
    unnamed: 'Ohne Titel',
  },
  errors: {
    'data/history-not-read': 'Transaktionen konnten nicht geladen werden',
    'data/history-without-address': 'Verbinde eine Wallet, um ihre Aktivität zu sehen.',
  },
}

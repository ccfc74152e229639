import type { enActivity, enActivityErrors } from './en-activity.ts'
import { plural } from './plural.ts'

/** German texts of the activity and NFT lists, part of `de`. */
export const deActivity: typeof enActivity = {
  list: 'Aktivität',
  loading: 'Aktivität wird geladen',
  kinds: {
    approve: 'Freigegeben',
    borrow: 'Geliehen',
    burn: 'Vernichtet',
    cancel: 'Abgebrochen',
    claim: 'Abgeholt',
    deploy: 'Bereitgestellt',
    deposit: 'Eingezahlt',
    execute: 'Ausgeführt',
    mint: 'Geprägt',
    receive: 'Empfangen',
    repay: 'Zurückgezahlt',
    send: 'Gesendet',
    stake: 'Hinterlegt',
    trade: 'Getauscht',
    unstake: 'Ausgelöst',
    withdraw: 'Abgehoben',
    buy: 'Gekauft',
  },
  directions: { in: 'eingehend', out: 'ausgehend', self: 'an dich selbst' },
  pending: 'Ausstehend',
  failed: 'Fehlgeschlagen',
  confirmed: 'Erledigt',
  spam: 'Vielleicht Spam',
  justNow: 'Gerade eben',
  notConnected: 'Keine Wallet ist verbunden',
  empty: 'Keine Aktivität zu zeigen',
  emptyText: 'Hier steht, was über dieses Konto in diesem Netzwerk bekannt ist.',
  loadFailed: 'Die Aktivität wurde nicht geladen',
  loadMoreFailed: 'Der Rest wurde nicht geladen.',
  hiddenRows: (count) =>
    plural('de', count, {
      one: 'verdächtige Zeile ist ausgeblendet.',
      other: 'verdächtige Zeilen sind ausgeblendet.',
    }),
  shownRows: (count) =>
    plural('de', count, {
      one: 'verdächtige Zeile wird gezeigt.',
      other: 'verdächtige Zeilen werden gezeigt.',
    }),
  show: 'Zeigen',
  hide: 'Ausblenden',
  showMore: 'Mehr zeigen',
  nfts: 'Deine NFTs',
  nftsLoading: 'NFTs werden geladen',
  nftsEmpty: 'Keine NFTs gefunden',
  nftsEmptyText: 'Dieses Konto hat in diesem Netzwerk keines, soweit wir sehen.',
  nftsFailed: 'Die NFTs wurden nicht geladen',
  unnamed: 'Ohne Namen',
}
export const deActivityErrors: typeof enActivityErrors = {
  'data/history-not-read': 'Transaktionen konnten nicht geladen werden',
  'data/history-without-address': 'Verbinde eine Wallet, um ihre Aktivität zu sehen.',
}

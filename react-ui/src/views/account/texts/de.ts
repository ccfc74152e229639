import { walletDative } from '../../../locales/de-names.ts'
import { plural } from '../../../locales/plural.ts'
import type { Translation } from '../../../locales/translation.ts'
import type { AccountTexts } from './en.ts'

export const accountTexts: Translation<AccountTexts> = {
  accounts: {
    list: 'Konten',
    accountTypes: 'Kontoarten',
    types: {
      eoa: null,
      smartAccount: 'Smart Account',
      payment: 'Zahlung',
      ordinal: 'Ordinals',
      stx: 'Stacks',
    },
    requestingText: (wallet) =>
      `Bestätige in ${walletDative(wallet)}, dass diese Seite dieses Konto nutzen darf.`,
    failed: 'Der Kontowechsel ist fehlgeschlagen',
    switched: 'Konto gewechselt',
  },
  profile: {
    active: 'Aktiv',
    connectAnother: 'Wallet hinzufügen',
    disconnect: (wallet, chain) => `${wallet ?? 'Deine Wallet'} trennen: ${chain}`,
  },
  holdings: {
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
  },
  errors: {},
}

import { networkDative, walletDative, walletNameFirst } from '../../../locales/de-names.ts'
import type { Translation } from '../../../locales/translation.ts'
import type { NetworksTexts } from './en.ts'

export const networksTexts: Translation<NetworksTexts> = {
  networks: {
    list: 'Netzwerke',
    search: 'Netzwerke suchen',
    noMatch: (text) => `Kein Netzwerk passt zu „${text}“`,
    clearSearch: 'Suche leeren',
    testNetwork: 'Testnetzwerk',
    notOffered: 'Von deiner Wallet nicht unterstützt',
    noWallet: 'Nicht verbunden',
    notSure: 'Nicht sicher?',
    guide: 'Was ist ein Netzwerk?',
    confirm: (network) => `Zu ${networkDative(network)} wechseln?`,
    confirmText: (network) =>
      `Im aktuellen Netzwerk ist keine Anmeldung möglich. Wechsle zu ${networkDative(network)} und melde dich dann an.`,
    confirmAction: 'Wechseln',
    switchingText: (wallet, network) =>
      `Bestätige den Wechsel zu ${networkDative(network)} in ${walletDative(wallet)}.`,
    addingText: (wallet, network) =>
      `Bestätige in ${walletDative(wallet)}, dass ${network ?? 'ein anderes Netzwerk'} hinzugefügt wird.`,
    rejectedText: 'Nichts hat sich geändert. Du kannst es erneut versuchen.',
    failed: (network) => `Der Wechsel zu ${networkDative(network)} ist fehlgeschlagen`,
    switched: (network) => `Du bist jetzt in ${networkDative(network)}`,
    unsupported: 'Nicht unterstütztes Netzwerk',
    unsupportedText: (wallet) =>
      `${walletNameFirst(wallet)} ist in einem Netzwerk, das diese Seite nicht unterstützt. Wechsle, um fortzufahren.`,
  },
  errors: {},
}

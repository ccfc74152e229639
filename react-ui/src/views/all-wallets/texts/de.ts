import { plural } from '../../../locales/plural.ts'
import type { Translation } from '../../../locales/translation.ts'
import type { AllWalletsTexts } from './en.ts'

export const allWalletsTexts: Translation<AllWalletsTexts> = {
  allWallets: {
    search: 'Wallets suchen',
    certified: 'Zertifiziert',
    certifiedOnly: 'Zertifiziert: nur Wallets mit WalletConnect-Zertifikat',
    loading: 'Wallets werden geladen',
    found: (count) => plural('de', count, { one: 'Wallet gefunden', other: 'Wallets gefunden' }),
    noMatch: (text) => ['Keine Wallet passt zu „', text, '“'],
    noCertified: 'Keine zertifizierten Wallets',
    failed: 'Wallets konnten nicht geladen werden',
    loadMoreFailed: 'Weitere Wallets konnten nicht geladen werden.',
    noLink: 'Nicht verfügbar',
  },
  errors: {},
}

import type { TextWithNodes } from '../../../locales/en-core.ts'
import { enShared } from '../../../locales/en-shared.ts'
import { plural } from '../../../locales/plural.ts'

/** English texts of the list of all wallets. */
export const allWalletsTexts = {
  ...enShared,
  allWallets: {
    search: 'Search wallets',
    certified: 'Certified',
    certifiedOnly: 'WalletConnect Certified only',
    loading: 'Loading wallets',
    found: (count: number) => plural('en', count, { one: 'wallet found', other: 'wallets found' }),
    noMatch: <T>(text: T): TextWithNodes<T> => ['No wallet matches “', text, '”'],
    noCertified: 'No certified wallets',
    failed: "Couldn't load wallets",
    loadMoreFailed: "Couldn't load more wallets.",
    noLink: 'Unavailable',
  },
}
export type AllWalletsTexts = typeof allWalletsTexts

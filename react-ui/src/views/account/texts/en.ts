import { walletName } from '../../../locales/en-names.ts'
import { enShared } from '../../../locales/en-shared.ts'
import { plural } from '../../../locales/plural.ts'

/** English texts of the account, its holdings, and the lists of accounts and wallets. */
export const accountTexts = {
  ...enShared,
  accounts: {
    list: 'Accounts',
    accountTypes: 'Account types',
    types: {
      eoa: null,
      smartAccount: 'Smart account',
      payment: 'Payment',
      ordinal: 'Ordinals',
      stx: 'Stacks',
    },
    requestingText: (wallet: string | null) =>
      `Confirm in ${walletName(wallet)} to use this account on this site.`,
    failed: "Couldn't switch accounts",
    switched: 'Account switched',
  },
  profile: {
    active: 'Active',
    connectAnother: 'Add a wallet',
    disconnect: (wallet: string | null, chain: string) =>
      `Disconnect ${walletName(wallet)} from ${chain}`,
  },
  holdings: {
    actions: 'Actions',
    receive: 'Receive',
    send: 'Send',
    refresh: 'Refresh',
    refreshing: 'Refreshing',
    list: 'Holdings',
    tabs: { tokens: 'Tokens', nfts: 'NFTs', activity: 'Activity' },
    total: 'Total',
    loadingTotal: 'Loading total',
    /** Names of the figures of a token, for screen readers. */
    price: 'Price',
    value: 'Value',
    amount: 'Amount',
    loadingTokens: 'Loading tokens',
    noTokens: 'No tokens yet',
    noTokensText: 'Tokens you receive on this network show up here.',
    loadFailed: "Couldn't load tokens",
    loadFailedText: 'Check your connection, then try again.',
    refreshFailed: "Couldn't refresh.",
    lastUpdated: (time: string) => `Last updated ${time}.`,
    listUnsupported: "Other tokens aren't listed for this network.",
    hiddenTokens: (count: number) =>
      plural('en', count, {
        one: 'unreadable token hidden',
        other: 'unreadable tokens hidden',
      }),
    showAll: (count: number) => `Show all ${count} tokens`,
    showAllActivity: 'Show all activity',
  },
}
export type AccountTexts = typeof accountTexts

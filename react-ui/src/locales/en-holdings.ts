import { plural } from './plural.ts'

/** English texts of an account's holdings and actions, part of `en`. */
export const enHoldings = {
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
}

/** English texts of the receive views, part of `en`. */
export const enReceive = {
  qrCode: 'QR code of your address',
  copy: 'Copy address',
  onlyTheseNetworks: (count: number) => `Works on ${count} networks`,
  onlyThisNetwork: 'Works on one network',
  list: 'Compatible networks',
  explain:
    'Your address is the same on these networks. Funds sent on any other network may be lost.',
  explainOne: 'Your address works on this network. Funds sent on any other network may be lost.',
}

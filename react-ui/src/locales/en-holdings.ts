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
  loadingTokens: 'Loading tokens',
  noTokens: 'No tokens yet',
  noTokensText: 'What you receive on this network is shown here.',
  loadFailed: 'The tokens did not load',
  loadFailedText: 'Check your connection, then try again.',
  refreshFailed: 'This list could not be refreshed.',
  listUnsupported: 'Other tokens on this network cannot be listed here.',
  hiddenTokens: (count: number) =>
    plural('en', count, {
      one: 'token without decimals is hidden.',
      other: 'tokens without decimals are hidden.',
    }),
  showAll: (count: number) => `Show all ${count} tokens`,
  showAllActivity: 'Show all activity',
}

/** English texts of the receive views, part of `en`. */
export const enReceive = {
  qrCode: 'QR code of your address',
  copy: 'Copy address',
  onlyTheseNetworks: (count: number) => `Only send on these ${count} networks`,
  onlyThisNetwork: 'Only send on this network',
  list: 'Compatible networks',
  explain:
    'Your address is the same on these networks. What is sent to it on any other network may be lost.',
  explainOne:
    'Your address works on this network. What is sent to it on any other network may be lost.',
}

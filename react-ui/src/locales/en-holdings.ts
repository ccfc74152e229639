import { plural } from './plural.ts'

/** What an account holds, and what can be done with it, in English: part of `en`. */
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
  notRead: 'The tokens did not load',
  notReadText: 'Check your connection, then try again.',
  old: 'This list could not be refreshed.',
  unlisted: 'Other tokens on this network cannot be listed here.',
  hidden: (count: number) =>
    plural('en', count, {
      one: 'token without decimals is hidden.',
      other: 'tokens without decimals are hidden.',
    }),
  all: (count: number) => `Show all ${count} tokens`,
  allActivity: 'Show all activity',
}

export const enReceive = {
  code: 'QR code of your address',
  copy: 'Copy address',
  only: (count: number) => `Only send on these ${count} networks`,
  onlyOne: 'Only send on this network',
  list: 'Compatible networks',
  explain:
    'Your address is the same on these networks. What is sent to it on any other network may be lost.',
  explainOne:
    'Your address works on this network. What is sent to it on any other network may be lost.',
}

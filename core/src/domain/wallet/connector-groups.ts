/** The groups of the wallet list in their default order. */
export const connectorGroups = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
] as const
export type WalletGroup = (typeof connectorGroups)[number]

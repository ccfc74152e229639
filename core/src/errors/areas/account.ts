/** Accounts and balances. */
export const accountErrors = {
  'account/disconnect-failed': 'Failed to disconnect',
  'account/wallet-missing': 'The wallet of this account was not found',
  'account/balance-unavailable': 'Token Balance Unavailable',
  'account/balance-not-read': 'Not able to retrieve balance',
  'account/balance-missing': 'No balance found',
  'account/no-active-address': 'No ActiveCaipAddress found',
  'account/no-active-network': 'No ActiveCaipNetwork or client found',
  'account/network-or-address-missing': 'CaipNetwork or CaipAddress is undefined',
} as const satisfies Record<`account/${string}`, string>

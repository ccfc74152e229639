/** Connecting a wallet. */
export const connectErrors = {
  'connect/consent-missing': 'The visitor has not accepted the legal texts of this page',
  'connect/no-account-shared': '{wallet} shared no account',
  'connect/wallet-not-found': '{wallet} was not found in this browser',
  'connect/wallet-failed': "Couldn't connect to {wallet}",
} as const satisfies Record<`connect/${string}`, string>

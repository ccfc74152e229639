/** The relay of remote wallets. */
export const relayErrors = {
  'relay/clock-wrong': 'Session Expired',
} as const satisfies Record<`relay/${string}`, string>

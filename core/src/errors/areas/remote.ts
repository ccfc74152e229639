/** Remote wallets. */
export const remoteErrors = {
  'remote/unavailable':
    'Remote wallets require a `projectId` or a `universalProvider`. Pass one of them to `createKit()`.',
  'remote/unreachable': "Couldn't reach the connection service",
  'remote/failed': "Couldn't connect to the wallet",
  'remote/app-not-opened': 'The wallet app did not open',
  'remote/blocked':
    'The content security policy of the page blocks the connection service: {source} ({directive})',
  'remote/no-answer': "The connection service didn't answer",
  'remote/refused': "This site isn't allowed to use the connection service",
  'remote/expired': 'The code expired before a wallet answered',
  'remote/nothing-granted': '{wallet} shared no account that this site can use',
  'remote/settlement-invalid': 'The wallet sent an invalid connection',
  'remote/replaced': 'A wallet that you connected in another tab replaces the one in this tab',
  'remote/request-expired': "The wallet didn't answer in time",
} as const satisfies Record<`remote/${string}`, string>
